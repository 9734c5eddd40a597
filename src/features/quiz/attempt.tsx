import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuizReview } from '@/contracts/quiz';
import type { ApiErrorData } from '@/shared/api/api-error';
import styles from './attempt.module.css';
import { AnswerSheet } from './answer-sheet';
import type { StartedAttempt } from './begin';
import { CaseStudy } from './case-panel';
import { SubmitBar } from './submit-bar';
import { FocusHeading } from './focus-heading';
import { messages } from './messages';
import { QuestionField } from './question-field';
import { SaveState } from './save-state';
import { QuestionNav } from './question-nav';
import { TimeLeft } from './time-left';
import { useAttempt } from './use-attempt';
import { useFlaggedQuestions } from './use-marks';
import { useSecondsLeft } from './use-seconds-left';

/** An attempt under way: one question at a time, its case beside it, and what is answered at a glance. */
export function Attempt({
  lessonId,
  owner,
  begun,
  onReview,
  onGone,
}: {
  lessonId: string;
  owner: string;
  begun: StartedAttempt;
  onReview: (review: QuizReview, lost: number) => void;
  onGone: (error: ApiErrorData) => void;
}) {
  const { questions, cases, number } = begun.attempt;
  const { state, sync, handing, handIn, draft, channel } = useAttempt({
    started: begun,
    owner,
    onReview,
    onGone,
  });
  const left = useSecondsLeft({ lessonId, owner, begun }, { sync, handIn, channel });
  const { marked, toggle } = useFlaggedQuestions(draft);
  const { answers } = state;
  const isAnswered = (id: string) => (answers[id] ?? []).length > 0;
  const [place, setPlace] = useState(() => {
    const open = questions.findIndex(({ id }) => !isAnswered(id));
    return open < 0 ? 0 : open;
  });
  /** The question that takes the focus, once somebody has moved. */
  const [moved, setMoved] = useState(false);
  const go = (to: number) => {
    setPlace(to);
    setMoved(true);
  };
  const question = questions[place];
  const ofCase = cases.find(({ id }) => id === question?.caseId);
  const isClosing = handing === 'sending' || handing === 'waiting' || left === 0 || state.closedBy !== null;

  return (
    <section className={styles.answering} data-testid="quiz-answering">
      <div className={styles.bar}>
        <FocusHeading focused>
          <FormattedMessage {...messages.answering} values={{ number }} />
        </FocusHeading>
        <SaveState saving={state.saving} onRetry={sync.retry} />
        <TimeLeft seconds={left} />
      </div>
      {question && (
        <>
          <div className={styles.body}>
            {ofCase && <CaseStudy ofCase={ofCase} />}
            <QuestionField
              key={question.id}
              question={question}
              place={place + 1}
              chosen={answers[question.id] ?? []}
              focused={moved}
              disabled={isClosing}
              onChoose={(change) => {
                sync.setAnswer(question.id, change(sync.state().answers[question.id] ?? []));
              }}
            />
          </div>
          <QuestionNav
            place={place}
            count={questions.length}
            isMarked={marked.includes(question.id)}
            onGo={go}
            onMark={() => {
              toggle(question.id);
            }}
          />
        </>
      )}
      <AnswerSheet
        ids={questions.map(({ id }) => id)}
        current={place}
        isAnswered={isAnswered}
        marked={marked}
        onGo={go}
      />
      <SubmitBar
        open={questions.flatMap(({ id }, index) => (isAnswered(id) ? [] : [index + 1]))}
        handing={handing}
        isOver={left === 0 || state.closedBy !== null}
        handIn={handIn}
      />
    </section>
  );
}
