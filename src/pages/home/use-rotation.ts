import { useEffect, useState } from 'react';

/** Milliseconds a slide stays. */
const period = 6000;

/**
 * Which of `count` slides is shown. Turns by itself while `playing`, never for people who asked for less motion.
 */
export function useRotation(count: number, playing: boolean): [index: number, show: (index: number) => void] {
  const [index, setIndex] = useState(0);
  const moving = playing && count > 1;
  useEffect(() => {
    if (!moving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => {
      setIndex((index + 1) % count);
    }, period);
    return () => {
      clearTimeout(timer);
    };
  }, [count, index, moving]);
  return [count === 0 ? 0 : index % count, setIndex];
}
