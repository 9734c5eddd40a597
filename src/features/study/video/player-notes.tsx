import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { clock } from '../clock';
import { messages } from '../messages';
import styles from './video.module.css';

/** Why the video is not where, or not doing what, one expects. */
export type Note = 'resumed' | 'jump' | 'otherTab' | 'hidden';

/** Says it below the video, in place of covering it. */
export function PlayerNotes({
  note,
  startAt,
  onFromStart,
}: {
  note: Note | null;
  startAt: number;
  onFromStart: () => void;
}) {
  return (
    <div className={styles.notes}>
      <p role="status">
        {note !== null && <FormattedMessage {...messages[note]} values={{ time: clock(startAt) }} />}
      </p>
      {note === 'resumed' && (
        <Button className={styles.fromStart} onClick={onFromStart}>
          <FormattedMessage {...messages.fromStart} />
        </Button>
      )}
    </div>
  );
}
