/** Between the tabs that show one attempt: no answer passes, only that there is something to ask the platform for. */
export interface AttemptChannel {
  /** Tells the others that an answer was saved, or the attempt handed in. */
  tell(): void;
  /** @returns stops following */
  follow(onChange: () => void): () => void;
  close(): void;
}

/**
 * Opens with its first use. A browser without `BroadcastChannel` finds out when the tab is looked at again.
 * @param prefix of what the portal keeps, so that portals of different platforms leave each other alone
 */
export function createAttemptChannel(prefix: string, attemptId: string): AttemptChannel {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    if (typeof BroadcastChannel !== 'undefined')
      channel ??= new BroadcastChannel(`${prefix}quiz:${attemptId}`);
    return channel;
  };
  return {
    tell() {
      open()?.postMessage(null);
    },
    follow(onChange) {
      // not looked for again to stop: it may be closed by then
      const opened = open();
      opened?.addEventListener('message', onChange);
      return () => opened?.removeEventListener('message', onChange);
    },
    close() {
      channel?.close();
      channel = undefined;
    },
  };
}
