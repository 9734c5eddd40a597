import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { QuizReview } from '@/contracts/quiz';
import { usePageOwner } from '@/session/identity';
import { type ApiDispatch, baseApi } from '@/shared/api/base-api';
import { isNotFound, type ApiErrorData } from '@/shared/api/api-error';
import { useToasts } from '@/shared/ui/toast-queue';
import { Attempt } from './attempt';
import type { StartedAttempt } from './begin';
import { PastReview } from './past-review';
import { Review } from './review';
import { QuizIntro } from './quiz-intro';
import { useReviewParam } from './use-review-address';

type View =
  | { at: 'start' }
  | { at: 'answering'; begun: StartedAttempt }
  /** Handed in on this visit; `isNamed` once the address has named it. */
  | { at: 'result'; review: QuizReview; lost: number; isNamed: boolean };

/**
 * All of a lesson that is a quiz: what it asks for, an attempt under way, results with explanations.
 * @param onChanged called when the course is to be read anew: an attempt of this visit has been passed, and the result
 * stays; or the platform refused to go on with one
 */
export function QuizLesson(props: QuizProps) {
  return <Quiz key={props.lessonId} {...props} />;
}

interface QuizProps {
  lessonId: string;
  onChanged: () => void;
  /** Where to go on from the lesson, for whoever has passed. */
  nextLink?: ReactNode;
  /** Whom to ask, for whoever has no attempt left. */
  help?: ReactNode;
}

function Quiz({ lessonId, onChanged, nextLink, help }: QuizProps) {
  const dispatch = useDispatch<ApiDispatch>();
  const notices = useToasts();
  const owner = usePageOwner();
  const [reviewId, goToReview] = useReviewParam(lessonId);
  const [view, setView] = useState<View>({ at: 'start' });
  const [hasMoved, setHasMoved] = useState(false);
  const goTo = (attemptId: string | null) => {
    setHasMoved(true);
    // the address may not have come to name it yet
    setView((now) => (now.at === 'result' ? { ...now, isNamed: true } : now));
    goToReview(attemptId);
  };
  const onBack = () => {
    goTo(null);
  };
  const onBegun = (begun: StartedAttempt) => {
    setHasMoved(true);
    setView({ at: 'answering', begun });
    if (view.at === 'result' || reviewId !== null) goToReview(null, true);
  };
  const onGone = (error: ApiErrorData) => {
    setView({ at: 'start' });
    if (isNotFound(error)) notices.show({ kind: 'failure', error });
    else onChanged();
  };

  // told once, where it happens: an effect would tell it again whenever the page comes back from behind another
  const onHandedIn = (review: QuizReview, lost: number) => {
    setView({ at: 'result', review, lost, isNamed: false });
    if (review.passed) onChanged();
    if (review.completed !== null) dispatch(baseApi.util.invalidateTags(['enrolment', 'message']));
  };
  // in an effect: it rests while the page is kept behind another, whose address it would change; in one that comes
  // before anybody can go on from the result
  const unnamed = view.at === 'result' && !view.isNamed ? view.review.id : null;
  const nameResult = useEffectEvent(goToReview);
  useLayoutEffect(() => {
    if (unnamed !== null) nameResult(unnamed, true);
  }, [unnamed]);
  if (view.at === 'result' && unnamed !== null && unnamed === reviewId) setView({ ...view, isNamed: true });

  if (view.at === 'answering')
    return (
      <Attempt lessonId={lessonId} begun={view.begun} owner={owner} onReview={onHandedIn} onGone={onGone} />
    );
  if (view.at === 'result' && (!view.isNamed || reviewId === view.review.id))
    return (
      <Review
        key={view.review.id}
        {...{ onBegun, onBack, way: nextLink, help, review: view.review, lost: view.lost }}
        fresh
        focused
      />
    );
  if (reviewId !== null)
    return (
      <PastReview
        key={reviewId}
        {...{ lessonId, onBegun, onBack, way: nextLink, help, attemptId: reviewId, focused: hasMoved }}
      />
    );
  return <QuizIntro lessonId={lessonId} help={help} focused={hasMoved} onStarted={onBegun} onReview={goTo} />;
}
