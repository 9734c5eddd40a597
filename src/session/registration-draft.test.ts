import { registrationDraft, registrationTyped } from './registration-draft';
import { hostTokenChanged, signedIn, signedOut } from './session';

const draft = registrationDraft.reducer(undefined, registrationTyped({ username: 'comes_back' }));

it.each([signedIn('t1'), hostTokenChanged('t1')])(
  'a sign-in empties the draft of a registration',
  (action) => {
    expect(registrationDraft.reducer(draft, action)).toEqual({});
  },
);

it('other events leave it', () => {
  expect(registrationDraft.reducer(draft, signedOut())).toEqual({ username: 'comes_back' });
});
