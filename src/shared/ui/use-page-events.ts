import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { onNetworkChange, onOnline, onPageVisible } from '@/shared/lib/page-events';

/** Calls the latest listener each time the browser tab is shown again. */
export function useOnPageVisible(listener: () => void): void {
  const onVisible = useEffectEvent(listener);
  useEffect(
    () =>
      onPageVisible(() => {
        onVisible();
      }),
    [],
  );
}

/** Calls the latest listener each time the browser finds the network again. */
export function useOnOnline(listener: () => void): void {
  const onReconnect = useEffectEvent(listener);
  useEffect(
    () =>
      onOnline(() => {
        onReconnect();
      }),
    [],
  );
}

/** False while the browser knows that there is no network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onNetworkChange, () => navigator.onLine);
}
