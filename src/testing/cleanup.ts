const cleanups: (() => void)[] = [];

/** Registers a cleanup for the end of the test. */
export function onCleanup(close: () => void): void {
  cleanups.push(close);
}

/** Runs and forgets all cleanups. */
export function runCleanups(): void {
  for (const close of cleanups.splice(0)) close();
}
