import { useEffect } from 'react';

/** Asks again when somebody comes back to the tab: what they read may have been changed or withdrawn meanwhile. */
export function useLookAgain(refetch: () => unknown): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [refetch]);
}
