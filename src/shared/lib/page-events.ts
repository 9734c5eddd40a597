type Dispose = () => void;

/** Called each time the browser tab is shown again. */
export function onPageVisible(listener: () => void): Dispose {
  return onVisibility('visible', listener);
}

/** Called each time the browser tab is hidden, which may be the last event before it is closed. */
export function onPageHidden(listener: () => void): Dispose {
  return onVisibility('hidden', listener);
}

/** Called each time the browser finds the network again. */
export function onOnline(listener: () => void): Dispose {
  return listen(window, ['online'], listener);
}

/** Called when the network is lost or back; `navigator.onLine` says which. */
export function onNetworkChange(listener: () => void): Dispose {
  return listen(window, ['online', 'offline'], listener);
}

function onVisibility(state: DocumentVisibilityState, listener: () => void): Dispose {
  return listen(document, ['visibilitychange'], () => {
    if (document.visibilityState === state) listener();
  });
}

function listen(target: EventTarget, events: readonly string[], listener: () => void): Dispose {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}
