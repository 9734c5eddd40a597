import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { quizSave, quizSubmit, type QuizReview } from '@/contracts/quiz';
import { callApiAs, type SessionDispatch } from '@/session/call-api-as';
import { selectUserId, usePageSessionId, type UserIdState } from '@/session/user-id';
import { storageFor } from '@/session/token-storage';
import type { ApiErrorData } from '@/shared/api/api-error';
import { problemFound } from '@/shared/api/problem-found';
import { useConfig } from '@/shared/config/config-context';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { onOnline } from '@/shared/lib/page-events';
import { useToasts } from '@/shared/ui/toast-queue';
import { useUnmountEffect } from '@/shared/ui/use-unmount-effect';
import { countUncountedAnswers, createAnswerQueue } from './answer-queue';
import type { StartedAttempt } from './api';
import { createAttemptTabSync } from './attempt-tab-sync';
import { createDraftStorage } from './draft-storage';
import { messages } from './messages';
import { createSubmission } from './submission';

export interface AttemptDeps {
  started: StartedAttempt;
  /** User of the attempt: it is sent in their session only (R10.59). */
  userId: string;
  /** @param uncounted number of answers that arrived too late */
  onReview(review: QuizReview, uncounted: number): void;
  onUnavailable(error: ApiErrorData): void;
}

/**
 * Saves the answers of an attempt and submits it. Both continue while the page is hidden, and are retried at once when
 * the user has signed in again or the network is back (R10.38).
 */
export function useAttempt(deps: AttemptDeps) {
  const dispatch = useDispatch<SessionDispatch>();
  const toasts = useToasts();
  const { storagePrefix } = useConfig();
  const store = useStore<UserIdState>();
  const [{ queue, submission, draft, tabs, lifetime }] = useState(() => {
    const { started, userId, onReview, onUnavailable } = deps;
    const { id: attemptId, questions, answers } = started.attempt;
    const lifetime = { isOver: false };
    const tabs = createAttemptTabSync(storagePrefix, attemptId);
    const draft = createDraftStorage(storageFor('session', storagePrefix), attemptId);
    const reportRefusal = (what: string, { requestId }: ApiErrorData) =>
      dispatch(problemFound({ name: 'CallRefused', message: `${what} was refused: ${requestId}` }));
    const questionIds = new Set(questions.map(({ id }) => id));
    const queue = createAnswerQueue({
      saved: answers,
      unsaved: Object.fromEntries(Object.entries(draft.read().unsaved).filter(([id]) => questionIds.has(id))),
      async save(questionId, options) {
        const body = { attemptId, questionId, options: [...options] };
        const result = await dispatch(callApiAs(userId, quizSave, body));
        if (result.data) tabs.notify();
        return result;
      },
      saveDraft: (unsaved) => {
        draft.update({ unsaved });
      },
      onRejected: (error) => {
        toasts.show({ kind: 'failure', error });
        reportRefusal('an answer', error);
      },
    });
    const submission = createSubmission({
      queue,
      submit: (isRepeated) => dispatch(callApiAs(userId, quizSubmit, { attemptId }, { toast: !isRepeated })),
      onReview: (review) => {
        lifetime.isOver = true;
        tabs.notify();
        draft.update({ unsaved: {}, flagged: [] });
        onReview(review, countUncountedAnswers(queue.state(), review));
      },
      onUnavailable: (error) => {
        lifetime.isOver = true;
        onUnavailable(error);
      },
      onRefused: (error) => {
        reportRefusal('the submission of a quiz', error);
      },
    });
    return { queue, submission, draft, tabs, lifetime };
  });
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  const submissionState = useSyncExternalStore(submission.subscribe, submission.state);
  const { closedBy } = state;
  // saved answers are safe and the attempt can be continued: leaving needs no confirmation, only a toast
  useUnsavedChanges(state.pending.length > 0 || submissionState !== 'open', true);
  const remindOfClock = useEffectEvent(() => {
    const currentUserId = selectUserId(store.getState());
    if (!lifetime.isOver && (currentUserId === '' || currentUserId === deps.userId))
      toasts.show({ kind: 'info', text: messages.clockRunsOn });
  });
  useEffect(() => remindOfClock, []);

  useUnmountEffect(() => {
    queue.dispose();
    submission.dispose();
    tabs.dispose();
  });

  const session = usePageSessionId();
  useEffect(() => {
    const retry = () => {
      queue.retry();
      submission.retry();
    };
    retry();
    return onOnline(retry);
  }, [session, queue, submission]);

  useEffect(() => {
    if (closedBy !== null) submission.submitNow();
  }, [closedBy, submission]);

  return { state, queue, submissionState, submission, draft, tabs };
}
