import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { QuizReview } from '@/contracts/quiz';
import { usePageOwner } from '@/session/person';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { isNotFound, type ErrorFacts } from '@/shared/api/platform-error';
import { platformApi } from '@/shared/api/platform-api';
import { useNotices } from '@/shared/ui/notices';
import { Answering } from './answering';
import type { Begun } from './begin';
import { Review } from './review';
import { Start } from './start';

type View =
  | { at: 'start'; back: boolean }
  | { at: 'answering'; begun: Begun }
  | { at: 'review'; review: QuizReview; lost: number; fresh: boolean };

/**
 * All of a lesson that is a quiz: what it asks for, an attempt under way, results with explanations.
 * @param onChanged called when the course is to be read anew: an attempt of this visit has been passed, and the result
 * stays; or the platform refused to go on with one
 */
export function QuizLesson({ lessonId, onChanged }: { lessonId: string; onChanged: () => void }) {
  return <Quiz key={lessonId} lessonId={lessonId} onChanged={onChanged} />;
}

function Quiz({ lessonId, onChanged }: { lessonId: string; onChanged: () => void }) {
  const dispatch = useDispatch<PlatformDispatch>();
  const notices = useNotices();
  const owner = usePageOwner();
  const [view, setView] = useState<View>({ at: 'start', back: false });
  const toStart = () => {
    setView({ at: 'start', back: true });
  };
  const onBegun = (begun: Begun) => {
    setView({ at: 'answering', begun });
  };
  const onGone = (error: ErrorFacts) => {
    toStart();
    if (isNotFound(error)) notices.show({ kind: 'failure', error });
    else onChanged();
  };

  // told once, where it happens: an effect would tell it again whenever the page comes back from behind another
  const onHandedIn = (review: QuizReview, lost: number) => {
    setView({ at: 'review', review, lost, fresh: true });
    if (review.passed) onChanged();
    if (review.completed !== null) dispatch(platformApi.util.invalidateTags(['enrolment', 'message']));
  };

  if (view.at === 'answering')
    return (
      <Answering lessonId={lessonId} begun={view.begun} owner={owner} onReview={onHandedIn} onGone={onGone} />
    );
  if (view.at === 'review')
    return (
      <Review
        key={view.review.id}
        review={view.review}
        lost={view.lost}
        fresh={view.fresh}
        onBegun={onBegun}
        onBack={toStart}
      />
    );
  return (
    <Start
      lessonId={lessonId}
      focused={view.back}
      onBegun={onBegun}
      onReview={(review) => {
        setView({ at: 'review', review, lost: 0, fresh: false });
      }}
    />
  );
}
