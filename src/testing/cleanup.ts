const cleanups: (() => void)[] = [];

/** Says how a part that a test has shown is taken away. */
export function onCleanup(close: () => void): void {
  cleanups.push(close);
}

/** Takes every part away that a test has shown. */
export function runCleanups(): void {
  for (const close of cleanups.splice(0)) close();
}
