import { useEffect } from 'react';
import { useAppearance } from '@/shared/theme/appearance-context';

/**
 * While it is shown, the portal prints on pages of this form, which styles name by `data-sheet`: another form amid a
 * document begins a new page.
 */
export function usePrintPage(form: 'certificate' | 'statement'): void {
  const { root } = useAppearance();
  useEffect(() => {
    root.setAttribute('data-sheet', form);
    return () => {
      root.removeAttribute('data-sheet');
    };
  }, [root, form]);
}
