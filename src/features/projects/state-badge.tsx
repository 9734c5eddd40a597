import { FormattedMessage } from 'react-intl';
import type { EnrolmentState } from '@/contracts/enrolment-fields';
import type { ProjectSummary } from '@/contracts/project';
import { messages } from './messages';
import styles from './state-badge.module.css';

/** How it goes with enrolment, in a word: an open course without a place left is full. */
export function StateBadge({
  project: { state, left },
}: {
  project: Pick<ProjectSummary, 'state' | 'left'>;
}) {
  const word = state === 'open' && left === 0 ? 'full' : state;
  return (
    <span className={styles.badge} data-tone={tones[word]}>
      <FormattedMessage {...messages[word]} />
    </span>
  );
}

/** What became of somebody's enrolment, in a word. */
export function EnrolmentBadge({ state }: { state: EnrolmentState }) {
  return (
    <span className={styles.badge} data-tone={tones[state]}>
      <FormattedMessage {...messages[state]} />
    </span>
  );
}

/** `go` asks for something or is good news, `wait` will change by itself, `stop` is a no; all others are plain. */
const tones: Readonly<Record<string, 'go' | 'wait' | 'stop'>> = {
  open: 'go',
  approved: 'go',
  soon: 'wait',
  enrolled: 'wait',
  review: 'wait',
  refused: 'stop',
};
