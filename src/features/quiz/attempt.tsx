import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnswerQueueState } from './answer-queue';
import styles from './attempt.module.css';
import type { DraftStorage } from './draft-storage';
import { FocusHeading } from './focus-heading';
import { messages } from './messages';
import { CaseStudy, QuestionField } from './question';
import { AnswerSheet, QuestionNav } from './question-nav';
import { SubmitBar } from './submit-bar';
import { useAttempt, type AttemptDeps } from './use-attempt';
import { useSecondsLeft } from './use-seconds-left';

/** A running attempt: one question at a time, with its case study, the time left and an answer sheet. */
export function Attempt({ lessonId, ...deps }: AttemptDeps & { lessonId: string }) {
  const { started, userId } = deps;
  const { questions, cases, number } = started.attempt;
  const { state, queue, submissionState, submission, draft, tabs } = useAttempt(deps);
  const secondsLeft = useSecondsLeft({ lessonId, userId, started }, { queue, submission, tabs });
  const { flagged, toggleFlag } = useFlaggedQuestions(draft);
  const { answers } = state;
  const isAnswered = (id: string) => (answers[id] ?? []).length > 0;
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ id }) => !isAnswered(id)),
    ),
  );
  /** After the first move, the shown question takes the focus. */
  const [hasMoved, setHasMoved] = useState(false);
  const goTo = (target: number) => {
    setIndex(target);
    setHasMoved(true);
  };
  const question = questions[index];
  const caseStudy = cases.find(({ id }) => id === question?.caseId);
  const isOver = secondsLeft === 0 || state.closedBy !== null;
  const isLocked = isOver || ['sending', 'waiting', 'refused'].includes(submissionState);

  return (
    <section className={styles.attempt} data-testid="quiz-answering">
      <div className={styles.bar}>
        <FocusHeading focused>
          <FormattedMessage {...messages.attemptNumber} values={{ number }} />
        </FocusHeading>
        <SaveState saving={state.saving} onRetry={queue.retry} />
        <TimeLeft seconds={secondsLeft} />
      </div>
      {question && (
        <>
          <div className={styles.body}>
            {caseStudy && <CaseStudy caseStudy={caseStudy} />}
            <QuestionField
              key={question.id}
              question={question}
              number={index + 1}
              chosen={answers[question.id] ?? []}
              focused={hasMoved}
              disabled={isLocked}
              onChange={(change) => {
                queue.setAnswer(question.id, change(queue.state().answers[question.id] ?? []));
              }}
            />
          </div>
          <QuestionNav
            index={index}
            count={questions.length}
            isFlagged={flagged.includes(question.id)}
            onGoTo={goTo}
            onToggleFlag={() => {
              toggleFlag(question.id);
            }}
          />
        </>
      )}
      <AnswerSheet
        ids={questions.map(({ id }) => id)}
        index={index}
        isAnswered={isAnswered}
        flagged={flagged}
        onGoTo={goTo}
      />
      <SubmitBar
        unanswered={questions.flatMap(({ id }, at) => (isAnswered(id) ? [] : [at + 1]))}
        submission={submission}
        submissionState={submissionState}
        isOver={isOver}
      />
    </section>
  );
}

/** The questions that the user flagged for later; they survive a reload. */
function useFlaggedQuestions(draft: DraftStorage) {
  const [flagged, setFlagged] = useState<readonly string[]>(() => draft.read().flagged);
  const toggleFlag = (questionId: string) => {
    const next = flagged.includes(questionId)
      ? flagged.filter((id) => id !== questionId)
      : [...flagged, questionId];
    draft.update({ flagged: next });
    setFlagged(next);
  };
  return { flagged, toggleFlag };
}

/** Whether the platform has saved the answers, and a retry button if it has not. */
function SaveState({ saving, onRetry }: { saving: AnswerQueueState['saving']; onRetry: () => void }) {
  return (
    <p className={styles.saving} data-saving={saving}>
      <span role="status">
        <FormattedMessage {...messages[saving]} />
      </span>
      {saving === 'unsaved' && (
        <button type="button" className={styles.saveNow} onClick={onRetry}>
          <FormattedMessage {...messages.saveNow} />
        </button>
      )}
    </p>
  );
}

/** The time left. Screen readers announce it at five minutes and at one. */
function TimeLeft({ seconds }: { seconds: number }) {
  const warning = seconds > 300 ? null : seconds > 60 ? 'fiveMinutes' : 'oneMinute';
  return (
    <div className={styles.time} data-short={warning !== null}>
      <span className={styles.timeLabel}>
        <FormattedMessage {...messages.timeLeft} />
      </span>
      <span role="timer" aria-live="off">
        {formatTimeLeft(seconds)}
      </span>
      <span className="portal-hidden" role="status">
        {warning && seconds > 0 && <FormattedMessage {...messages[warning]} />}
      </span>
    </div>
  );
}

/** `09:05`, and with hours `1:09:05`. */
export function formatTimeLeft(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}
