import { FormattedMessage } from 'react-intl';
import { Skeleton } from '@/shared/ui/page-state';
import { useCues } from './cues';
import { messages } from './messages';
import { Sentences } from './sentences';
import styles from './lesson-panel.module.css';

/**
 * The sentences of a video, once it is shown. The spoken one is marked; a click seeks to it, within the rules of the
 * course.
 */
export function Transcript({ video }: { video: HTMLVideoElement | null }) {
  const cues = useCues(video);
  if (!video) return null;
  if (cues === 'loading') return <Skeleton bars={6} title={messages.transcript} />;
  if (typeof cues === 'string')
    return (
      <p className={styles.empty}>
        <FormattedMessage {...messages[cues === 'none' ? 'noTranscript' : 'transcriptFailed']} />
      </p>
    );
  return <Sentences video={video} cues={cues} />;
}
