import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { hostTokenChanged, signedIn } from './session';

/** Input of a visitor in the registration form, by field, without the passwords. */
export type RegistrationDraft = Readonly<Record<string, unknown>>;

const none: RegistrationDraft = {};

/**
 * Keeps the registration form for a visitor who leaves it, for the login or an agreement, and returns. It stays in
 * memory only, because it contains a name and a phone number. A sign-in empties it.
 */
export const registrationDraft = createSlice({
  name: 'registrationDraft',
  initialState: none,
  reducers: {
    registrationTyped: (_draft, { payload }: PayloadAction<RegistrationDraft>) => payload,
  },
  extraReducers: (builder) => builder.addCase(signedIn, () => none).addCase(hostTokenChanged, () => none),
  selectors: { selectRegistrationDraft: (draft) => draft },
});

export const { registrationTyped } = registrationDraft.actions;
export const { selectRegistrationDraft } = registrationDraft.selectors;
