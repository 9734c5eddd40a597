import { createContext, use } from 'react';

/** Whether an in-app path requires a login. */
export const LoginRequiredContext = createContext<(path: string) => boolean>(() => false);

export function useLoginRequired(path: string): boolean {
  return use(LoginRequiredContext)(path);
}
