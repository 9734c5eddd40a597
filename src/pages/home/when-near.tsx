import { useEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Shows its children once the reader comes near, by scrolling or by keyboard: whoever goes from link to link would else
 * pass by what is not there yet. On paper it is asked for too. Till then it holds their place.
 * @param className gives its height
 */
export function WhenNear({ className, children }: { className: string | undefined; children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !holder.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(holder.current);
    const near = () => {
      setNear(true);
    };
    const root = holder.current.getRootNode();
    root.addEventListener('focusin', near);
    // paper has no later
    window.addEventListener('beforeprint', near);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', near);
      window.removeEventListener('beforeprint', near);
    };
  }, [isNear]);
  return (
    <div ref={holder} className={className} data-later={!isNear || undefined}>
      {isNear && children}
    </div>
  );
}
