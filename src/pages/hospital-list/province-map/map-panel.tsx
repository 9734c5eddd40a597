import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDictionaryName } from '@/shared/api/dictionary';
import { contentLanguage } from '@/shared/intl/languages';
import { messages } from './messages';
import styles from './province-map.module.css';
import { useHasWidth } from './use-room';

/** Pixels that the map and the list beside it want. */
const sideBySideWidth = 820;

/** Around the map: beside the list a part of the page, above it folded until somebody wants it. */
export function MapPanel({ province, children }: { province: string | undefined; children: ReactNode }) {
  const id = useId();
  const nameOf = useDictionaryName();
  const details = useRef<HTMLDetailsElement>(null);
  const { holder, hasRoom } = useHasWidth(sideBySideWidth);
  const title = <FormattedMessage {...messages.title} />;
  const closeOnSelect = ({ target }: MouseEvent) => {
    if (!details.current || !(target instanceof Element) || !target.closest('a')) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <div ref={holder} className={styles.holder} data-beside={hasRoom || undefined}>
      {hasRoom ? (
        <section className={styles.panel} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {children}
        </section>
      ) : (
        <details ref={details} className={styles.panel} onClick={closeOnSelect}>
          <summary>
            {title}
            {province !== undefined && <b lang={contentLanguage}>{nameOf('province', province)}</b>}
          </summary>
          {children}
        </details>
      )}
    </div>
  );
}
