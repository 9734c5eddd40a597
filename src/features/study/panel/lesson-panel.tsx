import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCapabilities } from '@/shared/config/config-context';
import { messages } from './messages';
import { Notes } from './notes';
import styles from './lesson-panel.module.css';
import { Transcript } from './transcript';

const tabNames = ['transcript', 'notes'] as const;
type Tab = (typeof tabNames)[number];

/**
 * Transcript and notes beside a video, as tabs; the transcript alone on a platform without notes.
 * @param video null until it is shown
 */
export function LessonPanel({ lessonId, video }: { lessonId: string; video: HTMLVideoElement | null }) {
  const intl = useIntl();
  const id = useId();
  const hasNotes = useCapabilities().has('notes');
  const tabs = tabNames.filter((name) => name !== 'notes' || hasNotes);
  const [open, setOpen] = useState<Tab>('transcript');
  const [wereNotesOpen, setNotesOpened] = useState(false);
  const show = (tab: Tab) => {
    setOpen(tab);
    if (tab === 'notes') setNotesOpened(true);
  };
  return (
    <section className={styles.panel} aria-label={intl.formatMessage(messages.panel)}>
      <div
        role="tablist"
        aria-label={intl.formatMessage(messages.panel)}
        onKeyDown={(event) => {
          const index = (tabs.indexOf(open) + stepOf(event) + tabs.length) % tabs.length;
          const next = tabs[index];
          if (stepOf(event) === 0 || !next) return;
          event.preventDefault();
          show(next);
          event.currentTarget.querySelectorAll('button')[index]?.focus();
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`${id}-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={`${id}-panel-${tab}`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => {
              show(tab);
            }}
          >
            <FormattedMessage {...messages[tab]} />
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab}
          id={`${id}-panel-${tab}`}
          role="tabpanel"
          aria-labelledby={`${id}-${tab}`}
          className={styles.content}
          hidden={tab !== open}
        >
          {tab === 'transcript' ? (
            <Transcript video={video} />
          ) : (
            wereNotesOpen && <Notes {...{ lessonId, video }} />
          )}
        </div>
      ))}
    </section>
  );
}

/** The direction in which an arrow key moves among the tabs; 0 for other keys. */
function stepOf({ key }: KeyboardEvent): -1 | 0 | 1 {
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
}
