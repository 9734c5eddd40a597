import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { DictionaryNames } from '@/shared/api/dictionary';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { messages } from './messages';
import styles from './province-map.module.css';

/** Width of the page in pixels from which the map is beside the list. */
const sideBySideWidth = 868;

/** The frame of the map: a section beside the list where there is room, else a closed disclosure above it. */
export function MapPanel({ province, children }: { province: string | undefined; children: ReactNode }) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const { panel, isWide } = useIsPageWide(sideBySideWidth);
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
            <Icon name="chevron" />
          </summary>
          {children}
        </details>
      )}
    </Card>
  );
}

/**
 * Whether the page around `panel` is at least `minWidth` pixels wide. A media query is not enough: in a host the window
 * is wider than the portal.
 */
function useIsPageWide(minWidth: number) {
  const panel = useRef<HTMLElement>(null);
  const [isWide, setIsWide] = useState(true);
  useLayoutEffect(() => {
    const page = panel.current?.closest('.portal-wrap');
    if (!page || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      // a hidden page has no width: keep the last result
      if (page.clientWidth > 0) setIsWide(page.clientWidth >= minWidth);
    });
    observer.observe(page);
    return () => {
      observer.disconnect();
    };
  }, [minWidth]);
  return { panel, isWide };
}
