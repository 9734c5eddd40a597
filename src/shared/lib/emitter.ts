export interface Emitter<Args extends unknown[] = []> {
  emit(...args: Args): void;
  /** @returns removes the listener */
  subscribe(listener: (...args: Args) => void): () => void;
}

/** Calls every subscribed listener, in the order of subscription. */
export function createEmitter<Args extends unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    emit(...args) {
      for (const listener of listeners) listener(...args);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
