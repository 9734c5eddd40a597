import { useEffect, useInsertionEffect, useRef } from 'react';

/**
 * Runs `cleanup` once when the component is unmounted, and not when `<Activity>` hides it. It runs after the cleanups
 * of all other effects of the same commit, so that a child can still report its last state.
 */
export function useUnmountEffect(cleanup: () => void): void {
  const latest = useRef(cleanup);
  const isVisible = useRef(false);
  const isRemoved = useRef(false);
  useInsertionEffect(() => {
    latest.current = cleanup;
  }, [cleanup]);
  // Insertion effects survive <Activity> hiding; their cleanups run before those of all other effects.
  useInsertionEffect(() => {
    isRemoved.current = false;
    return () => {
      isRemoved.current = true;
      if (!isVisible.current) latest.current();
    };
  }, []);
  useEffect(() => {
    isVisible.current = true;
    return () => {
      isVisible.current = false;
      // Effects of children are cleaned up after those of their parent.
      if (isRemoved.current) queueMicrotask(latest.current);
    };
  }, []);
}
