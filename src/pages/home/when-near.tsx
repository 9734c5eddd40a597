import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** How far ahead of the reader it is asked for, so that it is there when they are; in a host that scrolls, too. */
const ahead = { rootMargin: '200px', scrollMargin: '200px' };

/**
 * Shows its children once the reader comes near, by scrolling or by keyboard: whoever goes from link to link would else
 * pass by what is not there yet. On paper it is asked for too. Till then `waiting` stands in their place.
 * @param className gives its height
 */
export function WhenNear({
  className,
  waiting,
  children,
}: {
  className: string | undefined;
  waiting: ReactNode;
  children: ReactNode;
}) {
  const holder = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !holder.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, ahead);
    observer.observe(holder.current);
    const near = () => {
      setNear(true);
    };
    const root = holder.current.getRootNode();
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
  }, [isNear]);
  return (
    <div ref={holder} className={className} data-later={!isNear || undefined}>
      {isNear ? children : waiting}
    </div>
  );
}
