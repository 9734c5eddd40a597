import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { formatTimecode } from '../format-timecode';
import { messages } from '../messages';
import styles from './video.module.css';

/** Why the video is not where, or not doing what, one expects. */
export type PlayerMessage = 'resumed' | 'jump' | 'otherTab' | 'hidden';

/** Says it below the video, in place of covering it. */
export function PlayerMessages({
  note,
  startAt,
  onFromStart,
}: {
  note: PlayerMessage | null;
  startAt: number;
  onFromStart: () => void;
}) {
  return (
    <div className={styles.notes}>
      <p role="status">
        {note !== null && <FormattedMessage {...messages[note]} values={{ time: formatTimecode(startAt) }} />}
      </p>
      {note === 'resumed' && (
        <Button className={styles.fromStart} onClick={onFromStart}>
          <FormattedMessage {...messages.fromStart} />
        </Button>
      )}
    </div>
  );
}
