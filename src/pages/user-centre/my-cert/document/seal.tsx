import { logoPath } from '@/shared/ui/logo-path';
import { fonts, colors } from './theme';
import { rosette } from './rosette';

/** The ring of the seal that the issuer's name stands on, and the arc it may take. */
const [ring, arc] = [64, 290];

/** The issuer's seal: its own sign within its name. It copies no authority's seal, and no star is in it. */
export function Seal({ x, y, issuer }: { x: number; y: number; issuer: string }) {
  const signs = [...issuer].slice(0, 30);
  const step = Math.min(24, arc / Math.max(1, signs.length - 1));
  const size = Math.min(17, step * 1.1);
  return (
    <g
      transform={`translate(${x} ${y}) rotate(-6) scale(0.86)`}
      fill="none"
      stroke={colors.accent}
      opacity="0.92"
    >
      <circle r="88" strokeWidth="3" />
      <circle r="82" strokeWidth="1" />
      <path d={rosette(0, 0, 36, 40, 48)} strokeWidth="0.8" />
      <circle r="38" strokeWidth="1" />
      <g transform="translate(-27 -29) scale(1.5)" strokeWidth="1.5" strokeLinejoin="round">
        <path d={logoPath} />
      </g>
      <g fill={colors.accent} stroke="none" fontFamily={fonts.song} fontSize={size} fontWeight="700">
        {signs.map((sign, place) => (
          <text
            key={place}
            textAnchor="middle"
            y={-ring + size * 0.36}
            transform={`rotate(${(place - (signs.length - 1) / 2) * step})`}
          >
            {sign}
          </text>
        ))}
      </g>
    </g>
  );
}
