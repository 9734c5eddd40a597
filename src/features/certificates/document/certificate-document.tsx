import type { ReactNode } from 'react';
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
  /** Name of the issuer. */
  issuer: { readonly chinese: string; readonly english: string };
}

/** A certificate as it is printed: A4 landscape, an SVG without style sheets, so that the PNG looks the same. */
export function CertificateDocument({ certificate, verifyUrl, issuer }: CertificateDocumentProps) {
  const [validity, englishValidity] = documentText.validity(certificate);
  const [issuedAt, englishIssuedAt] = documentText.issuedAt(certificate);
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
        <text x={250} y={632} fontSize="18" fill={colors.text}>
          {documentText.scan[0]}
        </text>
        <English x={250} y={654} size={15}>
          {documentText.scan[1]}
        </English>
        <text x={250} y={690}>
          {documentText.number[0]}
          <tspan dx="8" fontFamily={fonts.latin} fontSize="15">
            {documentText.number[1]}
          </tspan>
          <tspan dx="12" fontFamily={fonts.number} fontSize="18" fill={colors.text}>
            {groupNumber(certificate.number)}
          </tspan>
        </text>
        <text x={250} y={722}>
          {validity}
        </text>
        <English x={250} y={744} size={15}>
          {englishValidity}
        </English>
      </g>
      <Seal x={985} y={654} issuer={issuer.chinese} />
      <g textAnchor="middle">
        <text x={985} y={750} fontSize="19">
          {issuedAt}
        </text>
        <English x={985} y={771} size={14}>
          {englishIssuedAt}
        </English>
      </g>
    </svg>
  );
}

/** A line in English, below or above its Chinese one. */
function English({ x, y, size, children }: { x: number; y: number; size: number; children: ReactNode }) {
  return (
    <text x={x} y={y} lang="en" fontFamily={fonts.latin} fontSize={size} fill={colors.soft}>
      {children}
    </text>
  );
}

function DocumentHeader({ issuer: { chinese, english } }: Pick<CertificateDocumentProps, 'issuer'>) {
  const { lines, size } = fitText(chinese, { width: 860, lines: 1, sizes: [27, 22, 18] });
  const half = ((lines[0] ? textWidth(lines[0]) : 0) * (size + 3)) / 2;
  const subtitle = fitText(english, { width: 860, lines: 1, sizes: [16, 14, 12] });
  return (
    <g textAnchor="middle">
      <g
        transform={`translate(${centre - half - 44} 86) scale(1.05)`}
        fill="none"
        stroke={colors.accent}
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d={logoPath} />
      </g>
      <text x={centre + 14} y={114} fontSize={size} letterSpacing="3" fill={colors.line}>
        {lines[0]}
      </text>
      {english !== chinese && (
        <English x={centre + 14} y={140} size={subtitle.size}>
          {subtitle.lines[0]}
        </English>
      )}
      <text x={centre + 14} y={224} fontSize="68" fontWeight="700" letterSpacing="28" fill={colors.line}>
        {documentText.title[0]}
      </text>
      <text x={centre} y={260} fontFamily={fonts.latin} fontSize="18" letterSpacing="7" fill={colors.gold}>
        {documentText.title[1]}
      </text>
    </g>
  );
}

function DocumentBody({ certificate }: { certificate: IssuedCertificate }) {
  const holder = fitText(certificate.holder, { width: 640, lines: 1, sizes: [50, 44, 36, 28] });
  const title = fitText(`《${certificate.title}》`, { width: 900, lines: 2, sizes: [38, 34, 30, 26, 22] });
  const line = title.size * 1.4;
  const first = 484 - ((title.lines.length - 1) * line) / 2;
  const [worth, englishWorth] = documentText.worth(certificate);
  return (
    <g textAnchor="middle">
      <English x={centre} y={294} size={15}>
        {documentText.englishOpening}
      </English>
      <text x={centre} y={348} fontSize={holder.size} fontWeight="700" letterSpacing="6">
        {holder.lines[0]}
      </text>
      <path d={`M${centre - 200} 366h400`} stroke={colors.gold} />
      <text x={centre} y={396} fontSize="21" letterSpacing="1">
        {documentText.lead[0]}
      </text>
      <English x={centre} y={418} size={15}>
        {documentText.lead[1]}
      </English>
      {title.lines.map((text, index) => (
        <text key={index} x={centre} y={first + index * line} fontSize={title.size} fontWeight="700">
          {text}
        </text>
      ))}
      <text x={centre} y={548} fontSize="21" letterSpacing="1">
        {worth}
      </text>
      <English x={centre} y={572} size={15}>
        {englishWorth}
      </English>
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
