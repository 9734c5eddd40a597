import { colors, pageSize } from './theme';
import { rosette, wave } from './rosette';

const { width, height } = pageSize;
const [edge, inner] = [34, 54];

/** Paper, border and the rosette behind the words. */
export function Frame() {
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
          <path key={`t${bend}`} d={wave(edge + 10, edge + 10, width - 2 * edge - 20, 92, bend)} />,
          <path key={`b${bend}`} d={wave(edge + 10, height - edge - 10, width - 2 * edge - 20, 92, bend)} />,
          <path key={`l${bend}`} d={wave(edge + 10, edge + 10, height - 2 * edge - 20, 62, bend, true)} />,
          <path
            key={`r${bend}`}
            d={wave(width - edge - 10, edge + 10, height - 2 * edge - 20, 62, bend, true)}
          />,
        ])}
      </g>
      <Border inset={edge} weight={3} />
      <Border inset={inner} weight={1} />
      {[edge + 10, width - edge - 10].flatMap((x) =>
        [edge + 10, height - edge - 10].map((y) => <Corner key={`${x} ${y}`} x={x} y={y} />),
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
