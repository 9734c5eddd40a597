/** Between the tabs that show one attempt: no answer passes, only that there is something to ask the platform for. */
export interface AttemptTabSync {
  /** Tells the others that an answer was saved, or the attempt handed in. */
  notify(): void;
  /** @returns stops following */
  subscribe(onChange: () => void): () => void;
  dispose(): void;
}

/**
 * Opens with its first use. A browser without `BroadcastChannel` finds out when the tab is looked at again.
 * @param prefix of what the portal keeps, so that portals of different platforms leave each other alone
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
    subscribe(onChange) {
      // not looked for again to stop: it may be closed by then
      const opened = open();
      opened?.addEventListener('message', onChange);
      return () => opened?.removeEventListener('message', onChange);
    },
    dispose() {
      channel?.close();
      channel = undefined;
    },
  };
}
