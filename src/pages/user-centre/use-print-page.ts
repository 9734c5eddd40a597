import { useEffect } from 'react';
import { useAppearance } from '@/shared/theme/appearance-context';

/**
 * Selects the `@page` rule that the portal prints with while the caller is mounted. The attribute is on the portal's
 * root because a `page` that changes within a document starts a new sheet.
 */
export function usePrintPage(page: 'certificate' | 'transcript'): void {
  const { root } = useAppearance();
  useEffect(() => {
    root.setAttribute('data-print-page', page);
    return () => {
      root.removeAttribute('data-print-page');
    };
  }, [root, page]);
}
