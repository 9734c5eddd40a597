import { createContext, use } from 'react';

/** Whether opening an in-app path leads to the login first. */
export const LoginRequiredContext = createContext<(path: string) => boolean>(() => false);

export function useLoginRequired(path: string): boolean {
  return use(LoginRequiredContext)(path);
}
