import { createContext } from 'react';

/** Input of a form by field. */
export type FormDraft = Readonly<Record<string, unknown>>;

/**
 * Input of forms that a visitor left and may come back to, by name of the form; one per portal. In memory only, and not in
 * the store: it holds names and phone numbers.
 */
export interface FormDrafts {
  get(form: string): FormDraft | undefined;
  /** Without passwords and codes. */
  set(form: string, draft: FormDraft): void;
  /** Clears all drafts on sign-in. */
  clear(): void;
}

export const createFormDrafts = (): FormDrafts => new Map<string, FormDraft>();

export const FormDraftsContext = createContext<FormDrafts | null>(null);
