/** Connects the tabs that show one attempt. It carries no answers, only that there is something to request. */
export interface AttemptTabSync {
  /** Tells the other tabs that an answer was saved or the attempt submitted. */
  notify(): void;
  /** @returns removes the listener */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/**
 * Opens a channel on first use. Without `BroadcastChannel`, a tab requests the state when it is shown again.
 * @param prefix of the portal's storage keys, so that portals of different platforms stay apart
 */
export function createAttemptTabSync(prefix: string, attemptId: string): AttemptTabSync {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (typeof BroadcastChannel !== 'undefined')
      channel ??= new BroadcastChannel(`${prefix}quiz:${attemptId}`);
    return channel;
  };
  return {
    notify() {
      open()?.postMessage(null);
    },
    subscribe(listener) {
      const opened = open();
      opened?.addEventListener('message', listener);
      return () => opened?.removeEventListener('message', listener);
    },
    dispose() {
      channel?.close();
      channel = undefined;
    },
  };
}
