/** Runs the work when the browser has nothing better to do; the answer cancels it. */
export function onIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 10_000 });
    return () => {
      cancelIdleCallback(handle);
    };
  }
  const timer = setTimeout(work, 2000); // Safari has no idle callback
  return () => {
    clearTimeout(timer);
  };
}
