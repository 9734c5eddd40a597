import { createContext, use } from 'react';
import { UnsavedChangesContext } from '@/shared/form/unsaved-changes';
import { useConfirm } from '@/shared/ui/dialog-queue';
import { messages } from './messages';

export interface SignOut {
  /** Ends the session at the platform and here, and leads to the login (R4.14, R10.46). */
  signOut: () => Promise<void>;
  /** The frame around the page has a way out; in a host there is none but what a page offers. */
  inFrame: boolean;
}

export const SignOutContext = createContext<SignOut | null>(null);

/** The way out, which asks first where unsaved input would be lost. @throws outside a portal */
export function useSignOut(): SignOut {
  const value = use(SignOutContext);
  const unsaved = use(UnsavedChangesContext);
  const { confirm } = useConfirm();
  if (value === null) throw new Error('The sign-out is asked for outside a portal');
  return {
    inFrame: value.inFrame,
    async signOut() {
      if (unsaved?.wouldLose() !== true || (await confirm({ text: messages.unsaved, danger: true })))
        await value.signOut();
    },
  };
}
