import { lazy, Suspense, use, useSyncExternalStore, type ComponentType } from 'react';
import { useBlocker } from 'react-router-dom';
import { selectPageHold } from '@/session/page-hold';
import { UnsavedContext } from '@/shared/form/unsaved';
import { isWayStation } from '@/shared/routes/redirect';
import { usePortalSelector } from '../store';
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

/**
 * Never in the way of a login: neither to its screens, nor once the session has ended and the login stands over the
 * page.
 */
function Asking() {
  const { held } = usePortalSelector(selectPageHold);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !held && nextLocation.pathname !== currentLocation.pathname && !isWayStation(nextLocation.pathname),
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
