import styles from './video.module.css';

/** Whose viewing it is, over the picture; it wanders, so that nothing is hidden for long and it cannot be cut off. */
export function Watermark({ text }: { text: string }) {
  return (
    <span className={styles.watermark} aria-hidden="true">
      {text}
    </span>
  );
}
