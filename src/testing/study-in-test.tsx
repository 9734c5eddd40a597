import { Activity, useState } from 'react';
import { waitFor } from '@testing-library/dom';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import StudyPage from '@/pages/study/study-page';
import { selectPerson } from '@/session/person';
import { selectIsSignedIn, selectSession } from '@/session/session';
import { found } from './fill-in';
import { renderPart } from './render-part';
import { studyPlatform } from './study-platform';

/** Opens a lesson of `studyPlatform` as the sample trainee, on a page that can be kept behind another, or left. */
export async function openStudy(lesson: string) {
  const platform = studyPlatform();
  let turn: (to: 'visible' | 'hidden' | 'gone') => void = () => undefined;
  const Shown = () => {
    const [state, setState] = useState<'visible' | 'hidden' | 'gone'>('visible');
    turn = setState;
    if (state === 'gone') return null;
    return (
      <Activity mode={state}>
        <StudyPage />
      </Activity>
    );
  };
  const part = renderPart(
    <MemoryRouter initialEntries={[`/study/1?lesson=${lesson}`]}>
      <Routes>
        <Route path="/study/:id" element={<Shown />} />
      </Routes>
    </MemoryRouter>,
    platform.through,
  );
  platform.person = () => selectPerson(part.store.getState());
  const signIn = (name: 'trainee' | 'newcomer') =>
    part.signIn(name, name === 'trainee' ? 'Trainee@2026' : 'Newcomer@2026');
  await signIn('trainee');
  part.show();
  return {
    ...{ ...part, platform, signIn },
    turn: (to: 'visible' | 'hidden' | 'gone') => {
      turn(to);
    },
    /** The platform ends the session, which the next call finds out. */
    endSession() {
      const session = selectSession(part.store.getState());
      platform.expired = session.kind === 'signedIn' ? session.id : null;
    },
    async isOut() {
      await waitFor(() => {
        expect(selectIsSignedIn(part.store.getState())).toBe(false);
      }, found);
      platform.expired = null;
    },
    callsOf: (path: string) => platform.calls.filter((call) => call.path === path),
  };
}

/** Waits until the page is kept behind another. */
export const isHidden = () =>
  waitFor(() => {
    expect(document.querySelector('[style*="display: none"]')).not.toBeNull();
  });
/** Waits until the page is in front again. */
export const isShown = () =>
  waitFor(() => {
    expect(document.querySelector('[style*="display: none"]')).toBeNull();
  });

/** What the browser keeps of study is of one test alone. */
export async function forgetStudy(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}
