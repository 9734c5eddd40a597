import { createContext, use } from 'react';

/** Ends the session at the platform and here, and leads to the login (R4.14, R10.46). */
export const SignOutContext = createContext<(() => Promise<void>) | null>(null);

/** @throws outside a portal */
export function useSignOut(): () => Promise<void> {
  const value = use(SignOutContext);
  if (value === null) throw new Error('The sign-out is asked for outside a portal');
  return value;
}
