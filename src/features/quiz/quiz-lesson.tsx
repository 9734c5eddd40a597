import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import type { QuizReview } from '@/contracts/quiz';
import { usePageUserId } from '@/session/user-id';
import { isNotFound, type ApiErrorData } from '@/shared/api/api-error';
import { baseApi, type ApiDispatch } from '@/shared/api/base-api';
import { inPlace } from '@/shared/routes/in-place';
import { useToasts } from '@/shared/ui/toast-queue';
import type { StartedAttempt } from './api';
import { Attempt } from './attempt';
import { PastReview } from './past-attempts';
import { QuizIntro } from './quiz-intro';
import { Review } from './review';

interface QuizProps {
  lessonId: string;
  /**
   * Called when the course must be refetched: an attempt was passed and its result stays, or the platform rejected
   * continuing one.
   */
  onChanged: () => void;
  /** The link to the next lesson, shown after a pass. */
  nextLink?: ReactNode;
  /** Contacts for help, shown when no attempt is left. */
  help?: ReactNode;
}

type View =
  | { kind: 'intro' }
  | { kind: 'attempt'; started: StartedAttempt }
  /** Submitted on this page; `isInUrl` once the URL names the attempt. */
  | { kind: 'result'; review: QuizReview; uncounted: number; isInUrl: boolean };

/** A quiz lesson: its conditions, a running attempt, and results with explanations. */
export function QuizLesson(props: QuizProps) {
  return <Quiz key={props.lessonId} {...props} />;
}

function Quiz({ lessonId, onChanged, nextLink, help }: QuizProps) {
  const dispatch = useDispatch<ApiDispatch>();
  const toasts = useToasts();
  const userId = usePageUserId();
  const [reviewId, setReviewId] = useReviewParam(lessonId);
  const [view, setView] = useState<View>({ kind: 'intro' });
  const [hasMoved, setHasMoved] = useState(false);
  const goTo = (attemptId: string | null) => {
    setHasMoved(true);
    // the URL may not name the result yet
    setView((now) => (now.kind === 'result' ? { ...now, isInUrl: true } : now));
    setReviewId(attemptId);
  };
  const onBack = () => {
    goTo(null);
  };
  const onStarted = (started: StartedAttempt) => {
    setHasMoved(true);
    setView({ kind: 'attempt', started });
  };
  const onUnavailable = (error: ApiErrorData) => {
    setView({ kind: 'intro' });
    if (isNotFound(error)) toasts.show({ kind: 'failure', error });
    else onChanged();
  };

  // reported here, once: an effect would report it again each time the page becomes visible
  const onSubmitted = (review: QuizReview, uncounted: number) => {
    setView({ kind: 'result', review, uncounted, isInUrl: false });
    if (review.passed) onChanged();
    if (review.completed !== null) dispatch(baseApi.util.invalidateTags(['enrolment', 'message']));
  };
  // in effects, because a hidden page must not change the URL; in layout effects, so that they run before any click
  const resultToName = view.kind === 'result' && !view.isInUrl ? view.review.id : null;
  const hasLeftReview = view.kind === 'attempt' && reviewId !== null;
  const replaceReview = useEffectEvent((attemptId: string | null) => {
    setReviewId(attemptId, true);
  });
  useLayoutEffect(() => {
    if (resultToName !== null) replaceReview(resultToName);
  }, [resultToName]);
  useLayoutEffect(() => {
    if (hasLeftReview) replaceReview(null);
  }, [hasLeftReview]);
  if (view.kind === 'result' && resultToName !== null && resultToName === reviewId)
    setView({ ...view, isInUrl: true });

  if (view.kind === 'attempt')
    return (
      <Attempt
        lessonId={lessonId}
        userId={userId}
        onUnavailable={onUnavailable}
        started={view.started}
        onReview={onSubmitted}
      />
    );
  if (view.kind === 'result' && (!view.isInUrl || reviewId === view.review.id))
    return (
      <Review
        key={view.review.id}
        onStarted={onStarted}
        onBack={onBack}
        nextLink={nextLink}
        help={help}
        review={view.review}
        uncounted={view.uncounted}
        isNew
        focused
      />
    );
  if (reviewId !== null)
    return (
      <PastReview
        key={reviewId}
        lessonId={lessonId}
        onStarted={onStarted}
        onBack={onBack}
        nextLink={nextLink}
        help={help}
        attemptId={reviewId}
        focused={hasMoved}
      />
    );
  return (
    <QuizIntro lessonId={lessonId} help={help} onStarted={onStarted} focused={hasMoved} onReview={goTo} />
  );
}

/**
 * The attempt under review, in the URL: it survives a reload, and Back leaves the review.
 * @returns its id or `null`, and a setter; `replace` adds no history entry. Only a visible page may set it.
 */
function useReviewParam(lessonId: string) {
  const [query, setQuery] = useSearchParams();
  const id = query.get('review');
  const setId = (attemptId: string | null, replace = false) => {
    const next = new URLSearchParams(query);
    next.set('lesson', lessonId);
    if (attemptId === null) next.delete('review');
    else next.set('review', attemptId);
    setQuery(next, { replace, ...inPlace });
  };
  return [id !== null && isId(id) ? id : null, setId] as const;
}
