import styles from './menu.module.css';

/** Signs that fit wherever the menu stands; of a longer title the pointer tells the whole. */
const untitledMaxLength = 16;

/** What a menu entry is called; where there is little room a very long title ends in an ellipsis. */
export function MenuTitle({ text }: { text: string }) {
  return (
    <span className={styles.title} title={text.length > untitledMaxLength ? text : undefined}>
      {text}
    </span>
  );
}
