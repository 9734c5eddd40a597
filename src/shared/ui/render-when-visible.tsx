import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** Also false when the build renders the markup of index.html, where there is no window. */
const isObserverMissing = () => typeof window !== 'undefined' && typeof IntersectionObserver === 'undefined';

/** Starts loading 200 px before the viewport; `scrollMargin` covers a scroll container of the host. */
const rootMargins = { rootMargin: '200px', scrollMargin: '200px' };

/**
 * Renders its children once they are near the viewport, once the focus moves (keyboard users would tab past content that
 * is not rendered yet), or when the page is printed.
 * @param className reserves the height
 * @param loading shown until then
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
  const [isVisible, setVisible] = useState(isObserverMissing);
  useEffect(() => {
    if (isVisible || !container.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
    }, rootMargins);
    observer.observe(container.current);
    const show = () => {
      setVisible(true);
    };
    const root = container.current.getRootNode();
    root.addEventListener('focusin', show);
    // the browser takes the printed page when this event ends
    const showNow = () => {
      flushSync(show);
    };
    window.addEventListener('beforeprint', showNow);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', show);
      window.removeEventListener('beforeprint', showNow);
    };
  }, [isVisible]);
  return (
    <div ref={container} className={className} data-pending={!isVisible || undefined}>
      {isVisible ? children : loading}
    </div>
  );
}
