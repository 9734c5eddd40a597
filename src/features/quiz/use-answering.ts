import { useEffect, useEffectEvent, useInsertionEffect, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { quizSave, quizSubmit, type QuizReview } from '@/contracts/quiz';
import { selectPerson, type PersonState } from '@/session/person';
import { sendAs, type PersonDispatch } from '@/session/send-as';
import { selectSession } from '@/session/session';
import { storageOf } from '@/session/token-storage';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { useConfig } from '@/shared/config/config-context';
import { useUnsaved } from '@/shared/form/unsaved';
import { useNotices } from '@/shared/ui/notices';
import { createAnswerSync } from './answer-sync';
import { createAttemptChannel } from './attempt-channel';
import type { Begun } from './begin';
import { draftOf } from './draft';
import { createHandIn } from './hand-in';
import { lostAnswers } from './lost-answers';
import { messages } from './messages';

export interface AnsweringDeps {
  begun: Begun;
  /** Whose attempt it is: nothing of it goes out in another's session (R10.59). */
  owner: string;
  /** @param lost how many answers did not arrive before the attempt was closed */
  onReview(review: QuizReview, lost: number): void;
  onGone(error: ErrorFacts): void;
}

/**
 * An attempt's answers on their way to the platform, and its handing in. Both go on while the page is kept behind
 * another, and are tried at once when their owner has signed in again or the network is back (R10.38).
 */
export function useAnswering(deps: AnsweringDeps) {
  const dispatch = useDispatch<PersonDispatch>();
  const notices = useNotices();
  const { storagePrefix } = useConfig();
  const store = useStore<PersonState>();
  const [{ sync, handIn, draft, channel, life }] = useState(() => {
    const { begun, owner } = deps;
    const { attempt } = begun;
    /** Handed in, or refused. */
    const life = { isOver: false };
    const attemptId = attempt.id;
    const channel = createAttemptChannel(storagePrefix, attemptId);
    const draft = draftOf(storageOf('session', storagePrefix), attemptId);
    const asked = new Set(attempt.questions.map(({ id }) => id));
    const sync = createAnswerSync({
      saved: attempt.answers,
      unsaved: Object.fromEntries(Object.entries(draft.read().unsaved).filter(([id]) => asked.has(id))),
      async save(questionId, options) {
        const sent = await dispatch(
          sendAs(owner, quizSave, { attemptId, questionId, options: [...options] }),
        );
        if (sent.data) channel.tell();
        return sent;
      },
      keep: (unsaved) => {
        draft.change({ unsaved });
      },
      onRefused: (error) => {
        notices.show({ kind: 'failure', error });
      },
    });
    const handIn = createHandIn({
      sync,
      submit: () => dispatch(sendAs(owner, quizSubmit, { attemptId })),
      onReview: (review) => {
        life.isOver = true;
        channel.tell();
        draft.change({ unsaved: {}, marked: [] });
        deps.onReview(review, lostAnswers(sync.state(), review));
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
  const { ended } = state;
  // saved answers are safe, and the clock runs on wherever one is: there is nothing to ask whoever leaves, only to tell
  useUnsaved(state.pending.length > 0 || handing !== 'open', true);
  const tellOfClock = useEffectEvent(() => {
    const person = selectPerson(store.getState());
    if (!life.isOver && (person === '' || person === deps.owner))
      notices.show({ kind: 'info', text: messages.runsOn });
  });
  useEffect(() => tellOfClock, []);

  // of all effects the kind that does not rest while the page is kept behind another
  useInsertionEffect(
    () => () => {
      sync.stop();
      handIn.stop();
      channel.close();
    },
    [sync, handIn, channel],
  );

  const session = useSelector((all: PersonState) => {
    const now = selectSession(all);
    return now.kind === 'signedIn' && selectPerson(all) === deps.owner ? now.id : '';
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
    if (ended !== null) handIn.end();
  }, [ended, handIn]);

  return { state, sync, handing, handIn, draft, channel };
}
