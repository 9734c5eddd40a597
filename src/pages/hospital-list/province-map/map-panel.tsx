import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DictionaryNames } from '@/shared/api/dictionary';
import { Card } from '@/shared/ui/card';
import { messages } from './messages';
import styles from './province-map.module.css';

/** Width in pixels from which the map is beside the list. */
const sideBySideWidth = 820;

/** The frame of the map: a section beside the list where there is room, else a closed disclosure above it. */
export function MapPanel({ province, children }: { province: string | undefined; children: ReactNode }) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const { panel, isWide } = useIsParentWide(sideBySideWidth);
  const title = <FormattedMessage {...messages.title} />;
  const closeOnSelect = ({ target }: MouseEvent) => {
    if (!details.current || !(target instanceof Element) || !target.closest('a')) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <Card ref={panel} className={styles.panel} data-beside={isWide || undefined}>
      {isWide ? (
        <section aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {children}
        </section>
      ) : (
        <details ref={details} onClick={closeOnSelect}>
          <summary>
            {title}
            {province !== undefined && (
              <b>
                <DictionaryNames of={[['province', province]]} />
              </b>
            )}
          </summary>
          {children}
        </details>
      )}
    </Card>
  );
}

/**
 * Whether the parent of `panel` is at least `minWidth` pixels wide. A media query is not enough: in a host the window
 * is wider than the portal.
 */
function useIsParentWide(minWidth: number) {
  const panel = useRef<HTMLElement>(null);
  const [isWide, setIsWide] = useState(true);
  useLayoutEffect(() => {
    const parent = panel.current?.parentElement;
    if (!parent || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      // a hidden page has no width: keep the last result
      if (parent.clientWidth > 0) setIsWide(parent.clientWidth >= minWidth);
    });
    observer.observe(parent);
    return () => {
      observer.disconnect();
    };
  }, [minWidth]);
  return { panel, isWide };
}
