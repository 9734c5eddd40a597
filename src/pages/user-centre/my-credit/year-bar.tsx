import styles from './my-credit.module.css';

/** Room for the outline of a bar. */
const line = 1;

/**
 * One year as a bar, class I filled and class II outlined, so that they differ without their colours.
 * @param most credits of the best year, which fills the width
 */
export function YearBar({ one, two, most }: { one: number; two: number; most: number }) {
  const width = (credits: number) => `${(credits / most) * 100}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {one > 0 && <rect data-kind="I" x="0" y={line} width={width(one)} height="16" rx="3" />}
      {two > 0 && <rect data-kind="II" x={width(one)} y={line} width={width(two)} height="16" rx="3" />}
    </svg>
  );
}
