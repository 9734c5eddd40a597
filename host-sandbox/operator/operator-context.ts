import { createContext, use } from 'react';
import type { Observable } from '../kits/web/observable';
import type { createDraftStore } from './article-draft';

/** Whose token the pages use; the page around them owns the session. */
export interface OperatorSession {
  /** `''` when signed out. */
  token: Observable<string>;
  /** Names who is signed in, so that nobody sees the draft of another. */
  author: () => string;
}

/** What the page around the operators' pages gives them. */
export interface OperatorServices {
  /** `apiBase` is the absolute base of the platform's calls, without a trailing slash. */
  config: { apiBase: string; product: string };
  session: OperatorSession;
  /** Leads to the sign-in. */
  showSignIn: () => void;
  /** The article that an operator is writing; it outlives its page. */
  drafts: ReturnType<typeof createDraftStore>;
}

export const OperatorContext = createContext<OperatorServices | null>(null);

/** @throws outside `OperatorPages` */
export function useOperator(): OperatorServices {
  const services = use(OperatorContext);
  if (services === null) throw new Error('useOperator is called outside OperatorPages');
  return services;
}
