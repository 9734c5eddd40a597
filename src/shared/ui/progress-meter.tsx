import styles from './progress-meter.module.css';

/**
 * A bar that shows a share of progress. Its width is that of its container, unless a class of the caller sets another.
 * @param label accessible name
 * @param value from 0 to `max`
 */
export function ProgressMeter({ label, value, max }: { label: string; value: number; max: number }) {
  return <progress className={styles.bar} aria-label={label} value={value} max={max} />;
}
