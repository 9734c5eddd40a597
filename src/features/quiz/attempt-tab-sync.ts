/** Connects the tabs that show one attempt. It sends no answers, only that the state has changed. */
export interface AttemptTabSync {
  /** Notifies the other tabs that an answer was saved or the attempt submitted. */
  notify(): void;
  /** @returns removes the listener */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/**
 * Opens a channel on first use. Without `BroadcastChannel`, a tab requests the state when it is shown again.
 * @param prefix of the portal's storage keys, so that portals of different platforms do not affect each other
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
