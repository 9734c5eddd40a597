import { useEffect } from 'react';
import { useLook } from '@/shared/theme/look-context';

/**
 * While it is shown, the portal prints on pages of this form, which styles name by `data-sheet`: another form amid a
 * document begins a new page.
 */
export function useSheet(form: 'certificate' | 'statement'): void {
  const { root } = useLook();
  useEffect(() => {
    root.setAttribute('data-sheet', form);
    return () => {
      root.removeAttribute('data-sheet');
    };
  }, [root, form]);
}
