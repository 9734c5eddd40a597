import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './card.module.css';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** Heading (`h2`) that names the card, which is a `section` then unless `as` says otherwise. */
  title?: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** With a shadow. */
  raised?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * A bordered surface that holds one subject. Its padding is `--card-padding`, up to 720 px `--card-padding-narrow`; a
 * class of the caller may set both.
 */
export function Card({ as, title, lead, raised = false, className, ref, children, ...rest }: CardProps) {
  const id = useId();
  const Tag = (as ?? (title === undefined ? 'div' : 'section')) as 'section';
  return (
    <Tag
      ref={ref}
      className={className === undefined ? styles.card : `${styles.card} ${className}`}
      data-raised={raised || undefined}
      {...(title !== undefined && { 'aria-labelledby': id })}
      {...rest}
    >
      {title !== undefined && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </Tag>
  );
}
