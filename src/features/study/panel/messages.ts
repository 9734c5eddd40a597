import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('lessonPanel', {
  panel: ['文字稿与笔记', 'Transcript and notes'],
  transcript: ['文字稿', 'Transcript'],
  notes: ['笔记', 'Notes'],
  searchTranscript: ['在文字稿中查找，可用拼音', 'Search the transcript'],
  hits: ['找到 {count} 句', '{count, plural, one {# sentence} other {# sentences}} found'],
  earlier: [
    '显示前面 {count} 句',
    'Show {count, plural, one {# earlier sentence} other {# earlier sentences}}',
  ],
  later: ['显示后面 {count} 句', 'Show {count, plural, one {# later sentence} other {# later sentences}}'],
  noTranscript: ['这个视频没有文字稿。', 'This video has no transcript.'],
  transcriptFailed: [
    '文字稿暂时无法读取，不影响观看。',
    'The transcript cannot be read at present. You can watch without it.',
  ],
  newNote: ['写笔记，记在当前时间点', 'Write a note at this time'],
  noteAt: ['笔记，记在 {time}', 'Note at {time}'],
  saveNote: ['保存笔记', 'Save the note'],
  noNotes: [
    '还没有笔记。笔记只有您自己能看到，点时间可跳回该处。',
    'No notes yet. Only you see your notes; press a time to go back to it.',
  ],
  noteRemoved: ['笔记已删除', 'Note deleted'],
  undo: ['撤销', 'Undo'],
  jumpTo: ['跳到 {time}', 'Go to {time}'],
  remove: ['删除', 'Delete'],
  removeNote: ['删除 {time} 的笔记', 'Delete the note at {time}'],
});
