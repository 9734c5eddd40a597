import { useEffect, useEffectEvent, useInsertionEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { quizSave, quizSubmit, type QuizReview } from '@/contracts/quiz';
import { selectIdentity, type IdentityState } from '@/session/identity';
import { callApiAs, type SessionDispatch } from '@/session/call-api-as';
import { selectSession } from '@/session/session';
import { storageFor } from '@/session/token-storage';
import type { ApiErrorData } from '@/shared/api/api-error';
import { useConfig } from '@/shared/config/config-context';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { useToasts } from '@/shared/ui/toast-queue';
import { createAnswerQueue } from './answer-queue';
import { createAttemptTabSync } from './attempt-tab-sync';
import type { StartedAttempt } from './begin';
import { createDraftStorage } from './draft-storage';
import { createSubmission } from './submission';
import { countUncountedAnswers } from './lost-answers';
import { messages } from './messages';

export interface AttemptDeps {
  started: StartedAttempt;
  /** Whose attempt it is: nothing of it goes out in another's session (R10.59). */
  owner: string;
  /** @param lost how many answers did not arrive before the attempt was closed */
  onReview(review: QuizReview, lost: number): void;
  onGone(error: ApiErrorData): void;
}

/**
 * An attempt's answers on their way to the platform, and its handing in. Both go on while the page is kept behind
 * another, and are tried at once when their owner has signed in again or the network is back (R10.38).
 */
export function useAttempt(deps: AttemptDeps) {
  const dispatch = useDispatch<SessionDispatch>();
  const notices = useToasts();
  const { storagePrefix } = useConfig();
  const store = useStore<IdentityState>();
  const [{ sync, handIn, draft, channel, life }] = useState(() => {
    const { started, owner } = deps;
    const { attempt } = started;
    /** Handed in, or refused. */
    const life = { isOver: false };
    const attemptId = attempt.id;
    const channel = createAttemptTabSync(storagePrefix, attemptId);
    const draft = createDraftStorage(storageFor('session', storagePrefix), attemptId);
    const asked = new Set(attempt.questions.map(({ id }) => id));
    const sync = createAnswerQueue({
      saved: attempt.answers,
      unsaved: Object.fromEntries(Object.entries(draft.read().unsaved).filter(([id]) => asked.has(id))),
      async save(questionId, options) {
        const sent = await dispatch(
          callApiAs(owner, quizSave, { attemptId, questionId, options: [...options] }),
        );
        if (sent.data) channel.notify();
        return sent;
      },
      saveDraft: (unsaved) => {
        draft.change({ unsaved });
      },
      onRejected: (error) => {
        notices.show({ kind: 'failure', error });
      },
    });
    const handIn = createSubmission({
      queue: sync,
      submit: () => dispatch(callApiAs(owner, quizSubmit, { attemptId })),
      onReview: (review) => {
        life.isOver = true;
        channel.notify();
        draft.change({ unsaved: {}, marked: [] });
        deps.onReview(review, countUncountedAnswers(sync.state(), review));
      },
      onGone: (error) => {
        life.isOver = true;
        deps.onGone(error);
      },
    });
    return { sync, handIn, draft, channel, life };
  });
  const state = useSyncExternalStore(sync.subscribe, sync.state);
  const handing = useSyncExternalStore(handIn.subscribe, handIn.state);
  const { closedBy } = state;
  // saved answers are safe, and the clock runs on wherever one is: there is nothing to ask whoever leaves, only to tell
  useUnsavedChanges(state.pending.length > 0 || handing !== 'open', true);
  const tellOfClock = useEffectEvent(() => {
    const person = selectIdentity(store.getState());
    if (!life.isOver && (person === '' || person === deps.owner))
      notices.show({ kind: 'info', text: messages.runsOn });
  });
  useEffect(() => tellOfClock, []);

  // of all effects the kind that does not rest while the page is kept behind another
  useInsertionEffect(
    () => () => {
      sync.dispose();
      handIn.dispose();
      channel.dispose();
    },
    [sync, handIn, channel],
  );

  const session = useSelector((all: IdentityState) => {
    const now = selectSession(all);
    return now.kind === 'signedIn' && selectIdentity(all) === deps.owner ? now.id : '';
  });
  useEffect(() => {
    const retry = () => {
      sync.retry();
      handIn.retry();
    };
    retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [session, sync, handIn]);

  useEffect(() => {
    if (closedBy !== null) handIn.submitNow();
  }, [closedBy, handIn]);

  return { state, sync, handing, handIn, draft, channel };
}
