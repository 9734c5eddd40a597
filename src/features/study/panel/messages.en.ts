import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  panel: 'Transcript and notes',
  transcript: 'Transcript',
  notes: 'Notes',
  searchTranscript: 'Search the transcript',
  hits: '{count, plural, one {# sentence} other {# sentences}} found',
  earlier: 'Show {count, plural, one {# earlier sentence} other {# earlier sentences}}',
  later: 'Show {count, plural, one {# later sentence} other {# later sentences}}',
  noTranscript: 'This video has no transcript.',
  transcriptFailed: 'The transcript cannot be read at present. You can watch without it.',
  newNote: 'Write a note at this time',
  noteAt: 'Note at {time}',
  saveNote: 'Save the note',
  noNotes: 'No notes yet. Only you see your notes; press a time to go back to it.',
  noteRemoved: 'Note deleted',
  undo: 'Undo',
  jumpTo: 'Go to {time}',
  remove: 'Delete',
  removeNote: 'Delete the note at {time}',
};
