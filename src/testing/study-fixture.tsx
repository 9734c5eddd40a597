import { Activity, useState } from 'react';
import { waitFor } from '@testing-library/dom';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import StudyPage from '@/pages/study/study-page';
import { selectUserId } from '@/session/user-id';
import { selectIsSignedIn, selectSession } from '@/session/session';
import { pageTimeout } from './form-helpers';
import { renderWithProviders } from './render-with-providers';
import { createFakeStudyPlatform } from './fake-study-platform';

/** Opens a lesson of the fake platform as the sample trainee, on a page that tests can hide or remove. */
export async function openStudy(lesson: string) {
  const platform = createFakeStudyPlatform();
  let setVisibility: (to: 'visible' | 'hidden' | 'gone') => void = () => undefined;
  const Shown = () => {
    const [state, setState] = useState<'visible' | 'hidden' | 'gone'>('visible');
    setVisibility = setState;
    if (state === 'gone') return null;
    return (
      <Activity mode={state}>
        <StudyPage />
      </Activity>
    );
  };
  const rendered = renderWithProviders(
    <MemoryRouter initialEntries={[`/study/1?lesson=${lesson}`]}>
      <Routes>
        <Route path="/study/:id" element={<Shown />} />
      </Routes>
    </MemoryRouter>,
    platform.wrapClient,
  );
  platform.userId = () => selectUserId(rendered.store.getState());
  const signIn = (name: 'trainee' | 'newcomer') =>
    rendered.signIn(name, name === 'trainee' ? 'Trainee@2026' : 'Newcomer@2026');
  await signIn('trainee');
  rendered.show();
  return {
    ...rendered,
    platform,
    signIn,
    setVisibility: (to: 'visible' | 'hidden' | 'gone') => {
      setVisibility(to);
    },
    /** Ends the session on the platform; the next call fails. */
    endSession() {
      const session = selectSession(rendered.store.getState());
      platform.expired = session.kind === 'signedIn' ? session.id : null;
    },
    async untilSignedOut() {
      await waitFor(() => {
        expect(selectIsSignedIn(rendered.store.getState())).toBe(false);
      }, pageTimeout);
      platform.expired = null;
    },
    callsOf: (path: string) => platform.calls.filter((call) => call.path === path),
  };
}

/** Waits until `<Activity>` hides the page. */
export const untilHidden = () =>
  waitFor(() => {
    expect(document.querySelector('[style*="display: none"]')).not.toBeNull();
  });
/** Waits until the page is visible again. */
export const untilShown = () =>
  waitFor(() => {
    expect(document.querySelector('[style*="display: none"]')).toBeNull();
  });

/** Deletes the progress databases, so that each test starts without any. */
export async function clearStudyStorage(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}
