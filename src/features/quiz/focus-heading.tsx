import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A heading that takes the focus when its view appears, so that keyboard users continue there and screen readers
 * announce it.
 */
export function FocusHeading({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    // A sticky heading is in view even if the beginning of its view is not.
    const view = heading.current?.closest('section');
    // The sticky header covers what is above the margin.
    const margin = view ? parseFloat(getComputedStyle(view).scrollMarginTop) || 0 : 0;
    if (view && view.getBoundingClientRect().top < margin) view.scrollIntoView();
    else heading.current?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
