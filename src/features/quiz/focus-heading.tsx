import { useEffect, useRef, type ReactNode } from 'react';

/** A heading that takes the focus when its view appears: the keyboard continues there, and it is read out. */
export function FocusHeading({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    // A heading that sticks to the top is in view even where the beginning of its view is not.
    const view = heading.current?.closest('section');
    if (view && view.getBoundingClientRect().top < 0) view.scrollIntoView();
    else heading.current?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
