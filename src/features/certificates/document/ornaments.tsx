import { logoPath } from '@/shared/ui/logo-path';
import { colors, fonts, pageSize } from './theme';

const { width, height } = pageSize;
const [outerInset, innerInset] = [34, 54];

/** Paper, border and the rosette behind the text. */
export function Background() {
  return (
    <g fill="none">
      <rect width={width} height={height} fill={colors.paper} />
      <g stroke={colors.wash} strokeWidth="1.2">
        {[0, 1, 2].map((ring) => (
          <path key={ring} d={rosette(width / 2, 430, 24 + ring * 8, 90 + ring * 60, 170 + ring * 70)} />
        ))}
      </g>
      <g stroke={colors.line} strokeWidth="0.8" opacity="0.55">
        {[-4, 4].flatMap((bend) => [
          <path
            key={`t${bend}`}
            d={wave(outerInset + 10, outerInset + 10, width - 2 * outerInset - 20, 92, bend)}
          />,
          <path
            key={`b${bend}`}
            d={wave(outerInset + 10, height - outerInset - 10, width - 2 * outerInset - 20, 92, bend)}
          />,
          <path
            key={`l${bend}`}
            d={wave(outerInset + 10, outerInset + 10, height - 2 * outerInset - 20, 62, bend, true)}
          />,
          <path
            key={`r${bend}`}
            d={wave(width - outerInset - 10, outerInset + 10, height - 2 * outerInset - 20, 62, bend, true)}
          />,
        ])}
      </g>
      <Border inset={outerInset} weight={3} />
      <Border inset={innerInset} weight={1} />
      {[outerInset + 10, width - outerInset - 10].flatMap((x) =>
        [outerInset + 10, height - outerInset - 10].map((y) => <Corner key={`${x} ${y}`} x={x} y={y} />),
      )}
    </g>
  );
}

function Border({ inset, weight }: { inset: number; weight: number }) {
  return (
    <rect
      x={inset}
      y={inset}
      width={width - 2 * inset}
      height={height - 2 * inset}
      stroke={colors.line}
      strokeWidth={weight}
    />
  );
}

function Corner({ x, y }: { x: number; y: number }) {
  return (
    <g stroke={colors.gold}>
      <circle cx={x} cy={y} r="17" fill={colors.paper} strokeWidth="1.4" />
      <path d={rosette(x, y, 8, 4, 13)} strokeWidth="1" />
    </g>
  );
}

/** Radius of the circle that the issuer's name runs along, and the largest arc it may take, in degrees. */
const [nameRadius, maxArc] = [64, 290];

/** The issuer's seal: logo and name. It has no star, so that it cannot be taken for an official seal. */
export function Seal({ x, y, issuer }: { x: number; y: number; issuer: string }) {
  const characters = [...issuer].slice(0, 30);
  const step = Math.min(24, maxArc / Math.max(1, characters.length - 1));
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
        {characters.map((character, index) => (
          <text
            key={index}
            textAnchor="middle"
            y={-nameRadius + size * 0.36}
            transform={`rotate(${(index - (characters.length - 1) / 2) * step})`}
          >
            {character}
          </text>
        ))}
      </g>
    </g>
  );
}

/**
 * A closed curve of loops around a centre, as on banknotes.
 * @param petals how many loops
 * @param inner smallest distance from the centre
 * @param outer largest distance from the centre
 */
function rosette(x: number, y: number, petals: number, inner: number, outer: number): string {
  const [middle, swing] = [(outer + inner) / 2, (outer - inner) / 2];
  const steps = petals * 16;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const radius = middle + swing * Math.cos(petals * angle);
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A straight line that waves `waves` times. */
function wave(x: number, y: number, length: number, waves: number, height: number, isUpright = false) {
  const step = length / waves;
  const bend = Array.from({ length: waves }, (_, index) => {
    const up = index % 2 ? height : -height;
    return isUpright ? `q${up} ${step / 2} 0 ${step}` : `q${step / 2} ${up} ${step} 0`;
  });
  return `M${x} ${y}${bend.join('')}`;
}
