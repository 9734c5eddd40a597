import { createContext, use } from 'react';
import { UnsavedChangesContext } from '@/shared/form/unsaved-changes';
import { useConfirm } from '@/shared/ui/dialog/dialog-queue';
import { messages } from './messages';

export interface SignOut {
  /** Ends the session on the platform and in this tab, then navigates to the login page (R4.14, R10.46). */
  signOut: () => Promise<void>;
  /** The layout has a header with a sign-out button. In a host it has none, so pages offer their own. */
  inHeader: boolean;
}

export const SignOutContext = createContext<SignOut | null>(null);

/** Sign-out that asks for confirmation when unsaved input would be lost. @throws outside a portal */
export function useSignOut(): SignOut {
  const value = use(SignOutContext);
  const unsaved = use(UnsavedChangesContext);
  const { confirm } = useConfirm();
  if (value === null) throw new Error('useSignOut is called outside a portal');
  return {
    inHeader: value.inHeader,
    async signOut() {
      if (unsaved?.wouldLose() !== true || (await confirm({ text: messages.unsaved, danger: true })))
        await value.signOut();
    },
  };
}
