/** Milliseconds after which a portal that neither comes nor fails counts as one that does not come. */
const patience = 15_000;

const late = () => new Error(`${patience / 1000} 秒内没有就绪`);

/** Waits for a part of the portal, but not for ever. */
export async function withPatience<Value>(work: Promise<Value>): Promise<Value> {
  let stop = () => {};
  const end = new Promise<never>((_resolve, reject) => {
    stop = onceImpatient(reject);
  });
  return Promise.race([work, end]).finally(stop);
}

/**
 * Calls back when patience is at its end.
 * @returns stops waiting
 */
export function onceImpatient(give: (error: Error) => void): () => void {
  const timer = setTimeout(() => give(late()), patience);
  return () => clearTimeout(timer);
}
