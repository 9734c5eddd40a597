import { useIntl } from 'react-intl';
import { useCapabilities } from '@/shared/config/config-context';
import { TabPanels } from '@/shared/ui/tab-panels';
import { messages } from './messages';
import { Notes } from './notes';
import styles from './lesson-panel.module.css';
import { Transcript } from './transcript';

/**
 * Transcript and notes beside a video, as tabs; the transcript alone on a platform without notes.
 * @param video null until it is shown
 */
export function LessonPanel({ lessonId, video }: { lessonId: string; video: HTMLVideoElement | null }) {
  const intl = useIntl();
  const transcript = { label: messages.transcript, content: <Transcript video={video} /> };
  const notes = { label: messages.notes, content: <Notes lessonId={lessonId} video={video} /> };
  return (
    <section className={styles.panel} aria-label={intl.formatMessage(messages.panel)}>
      <TabPanels
        label={messages.panel}
        tabs={useCapabilities().has('notes') ? [transcript, notes] : [transcript]}
        panelClass={styles.content}
      />
    </section>
  );
}
