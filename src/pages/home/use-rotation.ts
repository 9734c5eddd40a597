import { useEffect, useState } from 'react';

/** Milliseconds a slide stays. */
const slideMs = 6000;

/**
 * Which of `count` slides is shown. Turns by itself while `playing`, never for people who asked for less motion.
 */
export function useAutoplay(count: number, playing: boolean): [index: number, show: (index: number) => void] {
  const [index, setIndex] = useState(0);
  const isRunning = playing && count > 1;
  useEffect(() => {
    if (!isRunning || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => {
      setIndex((index + 1) % count);
    }, slideMs);
    return () => {
      clearTimeout(timer);
    };
  }, [count, index, isRunning]);
  return [count === 0 ? 0 : index % count, setIndex];
}
