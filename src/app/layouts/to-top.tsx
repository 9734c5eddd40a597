import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { LineIcon } from '@/shared/ui/line-icon';
import { messages } from './messages';
import styles from './layouts.module.css';

/** What the button must not cover. */
const controls = 'a, button, input, select, textarea, summary, label';

/**
 * A button that scrolls a long page to its top. It stays reachable by Tab while it is hidden.
 * @param isShown the page is scrolled; while a control is below the button, the button is hidden all the same
 */
export function ToTop({ isShown }: { isShown: boolean }) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.toTop);
  const { button, isOverControl } = useIsOverControl(isShown);
  return (
    <button
      ref={button}
      type="button"
      className={styles.toTop}
      data-shown={(isShown && !isOverControl) || undefined}
      aria-label={label}
      title={label}
      onClick={() => {
        window.scrollTo({ top: 0 });
      }}
    >
      <LineIcon path="M4.5 12L10 6.5l5.5 5.5" />
    </button>
  );
}

/** Whether a control of the page is below the button, found after each scroll and resize. */
function useIsOverControl(isShown: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOverControl, setOverControl] = useState(false);
  // Before the button is painted: it must not flash over a control.
  useLayoutEffect(() => {
    const element = button.current;
    if (!isShown || !element) return undefined;
    let frame = 0;
    const check = () => {
      frame = 0;
      setOverControl(hasControlBelow(element));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(check);
    };
    check();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [isShown]);
  return { button, isOverControl };
}

/** Sample points on and around the button, as shares of its sides; their distance is less than the height of a line. */
const points = [-0.15, 0.175, 0.5, 0.825, 1.15];

function hasControlBelow(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const tree = element.getRootNode() as Document | ShadowRoot;
  return points.some((across) =>
    points.some((down) =>
      tree
        .elementsFromPoint(left + width * across, top + height * down)
        .some((found) => !element.contains(found) && found.closest(controls) !== null),
    ),
  );
}
