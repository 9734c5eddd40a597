import { themes } from '@/shared/theme/tokens';
import styles from './settings.module.css';

/** Rectangles of each layout in a 72 × 48 box; `secondary` ones are drawn lighter. */
const layoutShapes: Readonly<
  Record<string, readonly (readonly [x: number, y: number, w: number, h: number, secondary?: 1])[]>
> = {
  horizontal: [[0, 0, 72, 12]],
  vertical: [[0, 0, 18, 48]],
  column: [
    [0, 0, 10, 48],
    [11, 0, 16, 48, 1],
  ],
  comprehensive: [
    [0, 0, 72, 12],
    [0, 13, 18, 35, 1],
  ],
  common: [
    [0, 0, 72, 8, 1],
    [0, 9, 18, 39],
  ],
  float: [
    [0, 0, 10, 48],
    [14, 8, 22, 28, 1],
  ],
};

/** A small picture of a theme or a layout. Decorative: the option has a label. */
export function OptionThumbnail({ value }: { value: string }) {
  const shapes = layoutShapes[value];
  if (shapes) {
    return (
      <svg className={styles.thumbnail} viewBox="0 0 72 48" aria-hidden="true">
        {shapes.map(([x, y, width, height, secondary]) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width={width}
            height={height}
            rx="2"
            fill="var(--p-primary)"
            opacity={secondary ? 0.45 : 1}
          />
        ))}
      </svg>
    );
  }
  const theme = Object.entries(themes).find(([name]) => name === value)?.[1];
  return (
    theme && (
      <svg className={styles.thumbnail} viewBox="0 0 72 48" aria-hidden="true">
        <rect width="72" height="48" fill={theme.page} />
        <rect width="72" height="10" fill={theme.surface} />
        <rect y="10" width="72" height="14" fill={theme.bannerFrom} />
        <rect x="6" y="30" width="36" height="4" rx="2" fill={theme.text} />
        <rect x="6" y="38" width="20" height="4" rx="2" fill={theme.primary} />
      </svg>
    )
  );
}
