import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** How far ahead of the reader it is asked for, so that it is there when they are; in a host that scrolls, too. */
const rootMargins = { rootMargin: '200px', scrollMargin: '200px' };

/**
 * Shows its children once the reader comes near, by scrolling or by keyboard: whoever goes from link to link would else
 * pass by what is not there yet. On paper it is asked for too. Till then `waiting` stands in their place.
 * @param className gives its height
 */
export function RenderWhenVisible({
  className,
  loading,
  children,
}: {
  className: string | undefined;
  loading: ReactNode;
  children: ReactNode;
}) {
  const container = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isVisible || !container.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
    }, rootMargins);
    observer.observe(container.current);
    const near = () => {
      setVisible(true);
    };
    const root = container.current.getRootNode();
    root.addEventListener('focusin', near);
    // paper has no later: what has been loaded is drawn before the event is over
    const atOnce = () => {
      flushSync(near);
    };
    window.addEventListener('beforeprint', atOnce);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', near);
      window.removeEventListener('beforeprint', atOnce);
    };
  }, [isVisible]);
  return (
    <div ref={container} className={className} data-later={!isVisible || undefined}>
      {isVisible ? children : loading}
    </div>
  );
}
