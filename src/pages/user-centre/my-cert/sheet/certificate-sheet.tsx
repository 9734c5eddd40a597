import { groupNumber } from '@/features/certificates/number';
import { contentLanguage } from '@/shared/intl/languages';
import { logoPath } from '@/shared/ui/logo-path';
import type { SheetProps } from '../sheet-place';
import { Frame } from './frame';
import { faces, ink, sheetSize } from './paper';
import { QrCode } from './qr-code';
import { Seal } from './seal';
import { words } from './words';
import { fit, textWidth } from './wrap';

const { width, height } = sheetSize;
const centre = width / 2;

/** A certificate as it is printed: A4 landscape, drawn without style sheets, so that it is the same as a picture. */
export function CertificateSheet({ certificate, address, issuer }: SheetProps) {
  const { number } = certificate;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      lang={contentLanguage}
      aria-hidden="true"
      fontFamily={faces.song}
      fill={ink.text}
    >
      <Frame />
      <Head issuer={issuer} />
      <Body certificate={certificate} />
      <QrCode x={92} y={606} size={142} text={address} />
      <g fontFamily={faces.plain} fontSize="16" fill={ink.soft}>
        <text x={250} y={648} fontSize="18" fill={ink.text}>
          {words.scan}
        </text>
        <text x={250} y={672} fontFamily={faces.latin}>
          {words.englishScan}
        </text>
        <text x={250} y={708}>
          {words.number}
          <tspan dx="12" fontFamily={faces.number} fontSize="18" fill={ink.text}>
            {groupNumber(number)}
          </tspan>
        </text>
        <text x={250} y={736}>
          {words.validity(certificate)}
        </text>
      </g>
      <Seal x={985} y={666} issuer={issuer} />
      <text x={985} y={770} textAnchor="middle" fontSize="19">
        {words.issuedAt(certificate)}
      </text>
    </svg>
  );
}

function Head({ issuer }: { issuer: string }) {
  const { lines, size } = fit(issuer, { width: 860, lines: 1, sizes: [27, 22, 18] });
  const half = ((lines[0] ? textWidth(lines[0]) : 0) * (size + 3)) / 2;
  return (
    <g textAnchor="middle">
      <g
        transform={`translate(${centre - half - 44} 98) scale(1.05)`}
        fill="none"
        stroke={ink.accent}
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d={logoPath} />
      </g>
      <text x={centre + 14} y={126} fontSize={size} letterSpacing="3" fill={ink.line}>
        {lines[0]}
      </text>
      <text x={centre + 14} y={232} fontSize="72" fontWeight="700" letterSpacing="28" fill={ink.line}>
        {words.title}
      </text>
      <text x={centre} y={274} fontFamily={faces.latin} fontSize="18" letterSpacing="7" fill={ink.gold}>
        {words.englishTitle}
      </text>
    </g>
  );
}

function Body({ certificate }: { certificate: SheetProps['certificate'] }) {
  const holder = fit(certificate.holder, { width: 640, lines: 1, sizes: [52, 44, 36, 28] });
  const title = fit(`《${certificate.title}》`, { width: 900, lines: 2, sizes: [38, 34, 30, 26, 22] });
  const line = title.size * 1.4;
  const first = 478 - ((title.lines.length - 1) * line) / 2;
  return (
    <g textAnchor="middle">
      <text x={centre} y={352} fontSize={holder.size} fontWeight="700" letterSpacing="6">
        {holder.lines[0]}
      </text>
      <path d={`M${centre - 200} 372h400`} stroke={ink.gold} />
      <text x={centre} y={410} fontSize="21" letterSpacing="1">
        {words.lead}
      </text>
      {title.lines.map((text, place) => (
        <text key={place} x={centre} y={first + place * line} fontSize={title.size} fontWeight="700">
          {text}
        </text>
      ))}
      <text x={centre} y={550} fontSize="21" letterSpacing="1">
        {words.worth(certificate)}
      </text>
      <text x={centre} y={578} fontFamily={faces.latin} fontSize="14.5" fill={ink.soft}>
        {words.english(certificate)}
      </text>
    </g>
  );
}
