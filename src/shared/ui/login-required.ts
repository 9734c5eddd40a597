import { createContext, use } from 'react';

/** Whether an in-app path requires a login. */
export const LoginRequiredContext = createContext<(path: string) => boolean>(() => false);

/** @param path `null` for an address elsewhere, which requires no login of the portal */
export function useLoginRequired(path: string | null): boolean {
  return path !== null && use(LoginRequiredContext)(path);
}
