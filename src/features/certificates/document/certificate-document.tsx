import { groupNumber } from '../certificate-number';
import { contentLanguage } from '@/shared/intl/languages';
import { qrPath } from '@/shared/lib/qr-path';
import { logoPath } from '@/shared/ui/logo-path';
import type { IssuedCertificate } from '../certificate';
import { fonts, colors, pageSize } from './theme';
import { Background, Seal } from './ornaments';
import { documentText } from './text';
import { fitText, textWidth } from './wrap-text';

const { width, height } = pageSize;
const centre = width / 2;

interface CertificateDocumentProps {
  certificate: IssuedCertificate;
  /** The URL in the QR code. */
  verifyUrl: string;
  /** Name of the issuer, in Chinese. */
  issuer: string;
}

/** A certificate as it is printed: A4 landscape, an SVG without style sheets, so that the PNG looks the same. */
export function CertificateDocument({ certificate, verifyUrl, issuer }: CertificateDocumentProps) {
  const { number } = certificate;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      lang={contentLanguage}
      aria-hidden="true"
      fontFamily={fonts.song}
      fill={colors.text}
    >
      <Background />
      <DocumentHeader issuer={issuer} />
      <DocumentBody certificate={certificate} />
      <QrCode x={92} y={606} size={142} text={verifyUrl} />
      <g fontFamily={fonts.plain} fontSize="16" fill={colors.soft}>
        <text x={250} y={648} fontSize="18" fill={colors.text}>
          {documentText.scan}
        </text>
        <text x={250} y={672} fontFamily={fonts.latin}>
          {documentText.englishScan}
        </text>
        <text x={250} y={708}>
          {documentText.number}
          <tspan dx="12" fontFamily={fonts.number} fontSize="18" fill={colors.text}>
            {groupNumber(number)}
          </tspan>
        </text>
        <text x={250} y={736}>
          {documentText.validity(certificate)}
        </text>
      </g>
      <Seal x={985} y={666} issuer={issuer} />
      <text x={985} y={770} textAnchor="middle" fontSize="19">
        {documentText.issuedAt(certificate)}
      </text>
    </svg>
  );
}

function DocumentHeader({ issuer }: { issuer: string }) {
  const { lines, size } = fitText(issuer, { width: 860, lines: 1, sizes: [27, 22, 18] });
  const half = ((lines[0] ? textWidth(lines[0]) : 0) * (size + 3)) / 2;
  return (
    <g textAnchor="middle">
      <g
        transform={`translate(${centre - half - 44} 98) scale(1.05)`}
        fill="none"
        stroke={colors.accent}
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d={logoPath} />
      </g>
      <text x={centre + 14} y={126} fontSize={size} letterSpacing="3" fill={colors.line}>
        {lines[0]}
      </text>
      <text x={centre + 14} y={232} fontSize="72" fontWeight="700" letterSpacing="28" fill={colors.line}>
        {documentText.title}
      </text>
      <text x={centre} y={274} fontFamily={fonts.latin} fontSize="18" letterSpacing="7" fill={colors.gold}>
        {documentText.englishTitle}
      </text>
    </g>
  );
}

function DocumentBody({ certificate }: { certificate: IssuedCertificate }) {
  const holder = fitText(certificate.holder, { width: 640, lines: 1, sizes: [52, 44, 36, 28] });
  const title = fitText(`《${certificate.title}》`, { width: 900, lines: 2, sizes: [38, 34, 30, 26, 22] });
  const line = title.size * 1.4;
  const first = 478 - ((title.lines.length - 1) * line) / 2;
  return (
    <g textAnchor="middle">
      <text x={centre} y={352} fontSize={holder.size} fontWeight="700" letterSpacing="6">
        {holder.lines[0]}
      </text>
      <path d={`M${centre - 200} 372h400`} stroke={colors.gold} />
      <text x={centre} y={410} fontSize="21" letterSpacing="1">
        {documentText.lead}
      </text>
      {title.lines.map((text, index) => (
        <text key={index} x={centre} y={first + index * line} fontSize={title.size} fontWeight="700">
          {text}
        </text>
      ))}
      <text x={centre} y={550} fontSize="21" letterSpacing="1">
        {documentText.worth(certificate)}
      </text>
      <text x={centre} y={578} fontFamily={fonts.latin} fontSize="14.5" fill={colors.soft}>
        {documentText.english(certificate)}
      </text>
    </g>
  );
}

/** The code on a white square. @param size side of the square */
function QrCode({ x, y, size, text }: { x: number; y: number; size: number; text: string }) {
  const { path, side } = qrPath(text);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / side})`} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="white" />
      <path d={path} fill={colors.text} />
    </g>
  );
}
