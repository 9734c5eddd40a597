const cleanups: (() => void)[] = [];

/** Registers a cleanup for the end of the test. */
export function onCleanup(close: () => void): void {
  cleanups.push(close);
}

/** Runs and forgets all cleanups, the last registered first; one that throws does not prevent the others. */
export function runCleanups(): void {
  const close = cleanups.pop();
  if (!close) return;
  try {
    close();
  } finally {
    runCleanups();
  }
}
