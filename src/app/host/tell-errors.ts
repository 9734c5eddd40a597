/**
 * Tells the host of errors, each once however often it is met on its way.
 * @param onError callback of the host, if it wants to know
 */
export function tellErrors(onError: ((error: Error) => void) | undefined): (error: unknown) => void {
  const told = new WeakSet<Error>();
  return (error) => {
    const named = error instanceof Error ? error : new Error(String(error));
    if (told.has(named)) return;
    told.add(named);
    onError?.(named);
  };
}
