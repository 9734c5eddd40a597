import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import styles from './result-count.module.css';

/**
 * The number of items above a list, which a screen reader reads out when it changes. After a change of the filters or the
 * page it is scrolled into view, unless it is in the upper part of the window: what was found is below it. While somebody
 * types nothing moves.
 * @param of changes with the filters and the page
 */
export function ResultCount({ of, children }: { of: string; children: ReactNode }) {
  const counted = useRef<HTMLParagraphElement>(null);
  const last = useRef(of);
  const navigation = useNavigationType();
  useEffect(() => {
    if (last.current === of) return;
    last.current = of;
    const line = counted.current;
    // Back restores the place of the page itself.
    if (!line || navigation === NavigationType.Pop || isTyping(line.ownerDocument)) return;
    // A sticky line is in view wherever the list is.
    const place = getComputedStyle(line).position === 'sticky' ? boxAround(line) : line;
    const { top } = place.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) place.scrollIntoView();
  }, [of, navigation]);
  return (
    <p ref={counted} className={styles.count} role="status">
      {children}
    </p>
  );
}

/** The nearest ancestor with a box of its own. */
function boxAround(element: Element): Element {
  const parent = element.parentElement;
  if (!parent) return element;
  return parent.getClientRects().length > 0 ? parent : boxAround(parent);
}

/** The field may be in a host's shadow tree. */
function isTyping({ activeElement }: DocumentOrShadowRoot): boolean {
  const inner = activeElement?.shadowRoot;
  return inner ? isTyping(inner) : activeElement?.matches('input[type=text], input[type=search]') === true;
}
