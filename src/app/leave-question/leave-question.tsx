import { lazy, Suspense, use, useSyncExternalStore, type ComponentType } from 'react';
import { useStore } from 'react-redux';
import { useBlocker } from 'react-router-dom';
import { selectIsSignedIn } from '@/session/session';
import { UnsavedContext } from '@/shared/form/unsaved';
import { isWayStation } from '@/shared/routes/redirect';
import type { PortalState } from '../store';
import { PlainQuestion } from './plain-question';
import type { QuestionProps } from './question-dialog';

const Question = lazy<ComponentType<QuestionProps>>(() =>
  import('./question-dialog').catch(() => ({ default: PlainQuestion })),
);

/** Asks before a page with unsaved input is left inside the portal. */
export function LeaveQuestion() {
  const unsaved = use(UnsavedContext);
  const isUnsaved = useSyncExternalStore(unsaved?.subscribe ?? neverTells, () => unsaved?.any() === true);
  return isUnsaved ? <Asking /> : null;
}

const neverTells = () => () => undefined;

/** Never in the way of a login: neither to its screens, nor once the session has ended, by itself or on purpose. */
function Asking() {
  const store = useStore<PortalState>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      selectIsSignedIn(store.getState()) &&
      nextLocation.pathname !== currentLocation.pathname &&
      !isWayStation(nextLocation.pathname),
  );
  return (
    <Suspense fallback={null}>
      <Question
        open={blocker.state === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </Suspense>
  );
}
