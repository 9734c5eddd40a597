import { useEffect, useEffectEvent } from 'react';
import { onPageVisible } from '@/shared/lib/page-events';

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
