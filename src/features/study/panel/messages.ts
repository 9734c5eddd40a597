import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('lessonPanel', {
  panel: '文字稿与笔记',
  transcript: '文字稿',
  notes: '笔记',
  searchTranscript: '在文字稿中查找，可用拼音',
  hits: '找到 {count} 句',
  earlier: '显示前面 {count} 句',
  later: '显示后面 {count} 句',
  noTranscript: '这个视频没有文字稿。',
  transcriptFailed: '文字稿暂时无法读取，不影响观看。',
  newNote: '写笔记，记在当前时间点',
  noteAt: '笔记，记在 {time}',
  saveNote: '保存笔记',
  noNotes: '还没有笔记。笔记只有您自己能看到，点时间可跳回该处。',
  noteRemoved: '笔记已删除',
  undo: '撤销',
  jumpTo: '跳到 {time}',
  remove: '删除',
  removeNote: '删除 {time} 的笔记',
});
