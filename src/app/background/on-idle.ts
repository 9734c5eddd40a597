/** Runs the work when the browser is idle. @returns cancels it */
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

const interactions = ['pointerdown', 'keydown'] as const;

/**
 * Runs the work when the browser is idle after the first pointer or key press, so that a visitor who only reads loads
 * nothing for it.
 * @returns cancels it
 */
export function onFirstInteraction(root: HTMLElement, work: () => void): () => void {
  const disposeListeners = () => {
    for (const type of interactions) root.removeEventListener(type, schedule);
  };
  let cancel = disposeListeners;
  function schedule() {
    disposeListeners();
    cancel = onIdle(work);
  }
  for (const type of interactions) root.addEventListener(type, schedule);
  return () => {
    cancel();
  };
}
