const open: (() => void)[] = [];

/** Says how a part that a test has shown is taken away. */
export function partOpened(close: () => void): void {
  open.push(close);
}

/** Takes every part away that a test has shown. */
export function closeParts(): void {
  for (const close of open.splice(0)) close();
}
