import { useMediaUrl } from '@/shared/config/config-context';
import { LineIcon } from '@/shared/ui/line-icon';
import styles from './portrait.module.css';

/** Outlines on a 48×48 grid. */
const head = 'M24 11a8 8 0 110 16 8 8 0 010-16M9 43c1-8 6-12 15-12s14 4 15 12';
const hair = [
  'M16 18c0-6 4-9 8-9s8 3 8 9c-2-3-5-4.5-8-4.5s-6 1.5-8 4.5',
  'M16 19c-.5-7 4-10 8.5-10 4 0 7.5 2.5 7.5 9-3 0-7-1.5-9-4.5-1.5 2.5-4 4.5-7 5.5',
  'M16 27c-2-3-1.5-18 8-18s10 15 8 18M16.5 18c4-.5 7-2 8.5-4 1.5 2.5 4 3.5 6.5 4',
  'M15.5 17c0-5 3.8-8.5 8.5-8.5s8.5 3.5 8.5 8.5c-5.5-2-11.5-2-17 0',
];
const glasses = ['', 'M18 19h4.5v3H18zM25.5 19H30v3h-4.5zM22.5 20h3'];
const clothes = [
  'M19 31.5l5 6 5-6M24 37.5V43',
  'M19.5 31.5l4.5 5 4.5-5',
  'M18 32v4a6 6 0 0012 0v-4M30 38v2.5',
];
const grounds = 4;

/**
 * The portrait of a teacher, or a drawn one: the same person always gets the same drawing. Decorative.
 * @param seed identifies the person
 * @param size side in pixels
 */
export function Portrait({
  seed,
  portrait = null,
  size,
}: {
  seed: string;
  portrait?: string | null;
  size: number;
}) {
  const media = useMediaUrl();
  if (portrait !== null)
    return <img className={styles.portrait} src={media(portrait)} alt="" width={size} height={size} />;
  const { ground, path } = drawingOf(seed);
  return (
    <LineIcon
      path={path}
      className={styles.portrait}
      data-ground={ground}
      viewBox="0 0 48 48"
      width={size}
      height={size}
    />
  );
}

function drawingOf(seed: string): { ground: number; path: string } {
  let rest = hash(seed);
  const draw = (count: number) => {
    const drawn = rest % count;
    rest = Math.floor(rest / count);
    return drawn;
  };
  const parts = [hair, glasses, clothes].map((choices) => choices[draw(choices.length)]);
  return { ground: draw(grounds), path: head + parts.join('') };
}

/** A number from 0 to 2^32 - 1 that rarely collides for similar texts (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
