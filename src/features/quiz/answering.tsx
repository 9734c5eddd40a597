import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuizReview } from '@/contracts/quiz';
import type { ErrorFacts } from '@/shared/api/platform-error';
import styles from './answering.module.css';
import { AnswerSheet } from './answer-sheet';
import type { Begun } from './begin';
import { CasePanel } from './case-panel';
import { HandInBar } from './hand-in-bar';
import { Heading } from './heading';
import { messages } from './messages';
import { QuestionField } from './question-field';
import { SaveState } from './save-state';
import { Steps } from './steps';
import { TimeLeft } from './time-left';
import { useAnswering } from './use-answering';
import { useMarks } from './use-marks';
import { useSecondsLeft } from './use-seconds-left';

/** An attempt under way: one question at a time, its case beside it, and what is answered at a glance. */
export function Answering({
  lessonId,
  owner,
  begun,
  onReview,
  onGone,
}: {
  lessonId: string;
  owner: string;
  begun: Begun;
  onReview: (review: QuizReview, lost: number) => void;
  onGone: (error: ErrorFacts) => void;
}) {
  const { questions, cases, number } = begun.attempt;
  const { state, sync, handing, handIn, draft, channel } = useAnswering({ begun, owner, onReview, onGone });
  const left = useSecondsLeft({ lessonId, owner, begun }, { sync, handIn, channel });
  const { marked, toggle } = useMarks(draft);
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
  const isClosing = handing === 'sending' || handing === 'waiting' || left === 0 || state.ended !== null;

  return (
    <section className={styles.answering} data-testid="quiz-answering">
      <div className={styles.bar}>
        <Heading focused>
          <FormattedMessage {...messages.answering} values={{ number }} />
        </Heading>
        <SaveState saving={state.saving} onRetry={sync.retry} />
        <TimeLeft seconds={left} />
      </div>
      {question && (
        <>
          <div className={styles.body}>
            {ofCase && <CasePanel ofCase={ofCase} />}
            <QuestionField
              key={question.id}
              question={question}
              place={place + 1}
              chosen={answers[question.id] ?? []}
              focused={moved}
              disabled={isClosing}
              onChoose={(change) => {
                sync.choose(question.id, change(sync.state().answers[question.id] ?? []));
              }}
            />
          </div>
          <Steps
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
      <HandInBar
        open={questions.flatMap(({ id }, index) => (isAnswered(id) ? [] : [index + 1]))}
        handing={handing}
        isOver={left === 0 || state.ended !== null}
        handIn={handIn}
      />
    </section>
  );
}
