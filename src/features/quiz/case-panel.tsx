import { FormattedMessage } from 'react-intl';
import type { QuizAttempt } from '@/contracts/quiz';
import { contentLanguage } from '@/shared/intl/languages';
import styles from './question.module.css';
import { messages } from './messages';
import { QuestionPicture } from './picture';

/** What a case tells; it stays with each of its questions. */
export function CaseStudy({ ofCase }: { ofCase: QuizAttempt['cases'][number] }) {
  return (
    <aside className={styles.case}>
      <h3>
        <FormattedMessage {...messages.case} />
      </h3>
      <p lang={contentLanguage}>{ofCase.text}</p>
      <QuestionPicture path={ofCase.picture} alt={messages.casePicture} />
    </aside>
  );
}
