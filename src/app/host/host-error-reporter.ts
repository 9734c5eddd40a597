/**
 * Tells the host of errors, each once however often it is met on its way.
 * @param onError callback of the host, if it wants to know
 */
export function createHostErrorReporter(
  onError: ((error: Error) => void) | undefined,
): (error: unknown) => void {
  const reported = new WeakSet<Error>();
  return (error) => {
    const named = error instanceof Error ? error : new Error(String(error));
    if (reported.has(named)) return;
    reported.add(named);
    onError?.(named);
  };
}
