import { use, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '@/contracts/limits';
import { noteRemove, noteSave, type StudyNote } from '@/contracts/study-note';
import { FormDraftsContext } from '@/shared/form/form-drafts';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/page-state';
import { QueryView } from '@/shared/ui/query/query-view';
import { useAction } from '@/shared/ui/use-action';
import { UserText } from '@/shared/ui/user-text';
import { studyApi } from '../api';
import { formatTimecode } from '../video/control-bar';
import { seekTo } from '../video/player-commands';
import { messages } from './messages';
import styles from './lesson-panel.module.css';

/** The user's notes at times of the video, and a field for a new one. */
export function Notes({ lessonId, video }: { lessonId: string; video: HTMLVideoElement | null }) {
  const notes = studyApi.endpoints.noteList.useQuery({ lessonId });
  const reload = () => notes.refetch();
  return (
    <>
      <NewNote lessonId={lessonId} video={video} onSaved={reload} />
      <QueryView query={notes} loading={<Skeleton bars={3} title={messages.notes} />}>
        {(list) => <NoteList lessonId={lessonId} video={video} notes={list} onChanged={reload} />}
      </QueryView>
    </>
  );
}

interface NoteDraft {
  text: string;
  seconds: number;
}

/**
 * A note at the time of the video when the user began to write. Writing pauses the video. What is not saved is there
 * again when the user comes back to the lesson.
 */
function NewNote({
  lessonId,
  video,
  onSaved,
}: {
  lessonId: string;
  video: HTMLVideoElement | null;
  onSaved: () => unknown;
}) {
  const id = useId();
  const drafts = use(FormDraftsContext);
  const draftName = `study-note-${lessonId}`;
  const [draft] = useState(() => drafts?.get(draftName) as Partial<NoteDraft> | undefined);
  const [text, setText] = useState(draft?.text ?? '');
  const [seconds, setSeconds] = useState(draft?.seconds ?? 0);
  const latestText = useRef(text);
  const changeText = (next: string, start: number) => {
    latestText.current = next;
    setSeconds(start);
    setText(next);
    drafts?.set(draftName, next === '' ? {} : { text: next, seconds: start });
  };
  const [save, saving] = useAction(noteSave, {
    onSuccess(_data, saved) {
      // what was written meanwhile is the next note
      const written = latestText.current;
      const isLonger = written.startsWith(saved.text);
      changeText(isLonger ? written.slice(saved.text.length).trimStart() : written, seconds);
      return onSaved();
    },
  });
  useUnsavedChanges(text.trim() !== '');
  return (
    <form
      className={styles.newNote}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void save({ lessonId, seconds, text });
      }}
    >
      <label htmlFor={id}>
        {text === '' ? (
          <FormattedMessage {...messages.newNote} />
        ) : (
          <FormattedMessage {...messages.noteAt} values={{ time: formatTimecode(seconds) }} />
        )}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={limits.noteMax}
        value={text}
        onChange={({ target }) => {
          const start = text === '' && video ? Math.floor(video.currentTime) : seconds;
          if (text === '') video?.pause();
          changeText(target.value, start);
        }}
      />
      <Button type="submit" solid aria-disabled={saving || text.trim() === ''}>
        <FormattedMessage {...messages.saveNote} />
      </Button>
    </form>
  );
}

/**
 * The notes; the last deleted one can be restored, even if no other is left. The focus moves from a deleted note to the
 * button that restores it, and from there to the notes.
 */
function NoteList({
  lessonId,
  video,
  notes,
  onChanged,
}: {
  lessonId: string;
  video: HTMLVideoElement | null;
  notes: readonly StudyNote[];
  onChanged: () => unknown;
}) {
  const intl = useIntl();
  const [removed, setRemoved] = useState<StudyNote | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);
  const [remove, removing] = useAction(noteRemove, { onSuccess: onChanged });
  const [restore, restoring] = useAction(noteSave, { onSuccess: onChanged });
  const busy = removing || restoring;
  return (
    <>
      <div role="status" className={styles.removed}>
        {removed && (
          <>
            <FormattedMessage {...messages.noteRemoved} />
            <Button
              ref={undo}
              onClick={() => {
                const { seconds, text } = removed;
                if (!busy)
                  void restore({ lessonId, seconds, text }).then((done) => {
                    if (!done) return;
                    setRemoved(null);
                    list.current?.focus();
                  });
              }}
            >
              <FormattedMessage {...messages.undo} />
            </Button>
          </>
        )}
      </div>
      {notes.length === 0 && (
        <p className={styles.empty}>
          <FormattedMessage {...messages.noNotes} />
        </p>
      )}
      <ul ref={list} tabIndex={-1} className={styles.notes} hidden={notes.length === 0}>
        {notes.map((note) => {
          const time = formatTimecode(note.seconds);
          return (
            <li key={note.id}>
              <Button
                plain
                className={styles.jump}
                aria-label={intl.formatMessage(messages.jumpTo, { time })}
                onClick={() => {
                  if (video) seekTo(video, note.seconds);
                }}
              >
                {time}
              </Button>
              <p lang={contentLanguage}>
                <UserText>{note.text}</UserText>
              </p>
              <Button
                plain
                className={styles.removeNote}
                aria-disabled={busy}
                aria-label={intl.formatMessage(messages.removeNote, { time })}
                onClick={() => {
                  if (!busy)
                    void remove({ id: note.id }).then((done) => {
                      if (done) setRemoved(note);
                    });
                }}
              >
                <FormattedMessage {...messages.remove} />
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
