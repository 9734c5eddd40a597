/** Milliseconds after which a portal that neither comes nor fails counts as one that does not come. */
const timeoutMs = 15_000;

const late = () => new Error(`${timeoutMs / 1000} 秒内没有就绪`);

/** Waits for a part of the portal, but not for ever. */
export async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  let stop = () => {};
  const end = new Promise<never>((_resolve, reject) => {
    stop = onTimeout(reject);
  });
  return Promise.race([work, end]).finally(stop);
}

/**
 * Calls back when patience is at its end.
 * @returns stops waiting
 */
export function onTimeout(give: (error: Error) => void): () => void {
  const timer = setTimeout(() => give(late()), timeoutMs);
  return () => clearTimeout(timer);
}
