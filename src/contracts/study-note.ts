import * as z from 'zod/mini';
import { defineCall } from './call';
import { dateTime, id, multiLine } from './fields';
import { limits } from './limits';

/** A trainee's note at a time of a video. */
const studyNote = z.object({
  id,
  /** From the start of the video. */
  seconds: z.number(),
  text: z.string(),
  changedAt: dateTime,
});
export type StudyNote = z.infer<typeof studyNote>;

/** Text of a note. */
export const noteText = multiLine(limits.noteMax);

/** My notes in a lesson, by their time. They remain after the course has ended. */
export const noteList = defineCall({
  path: '/{product}2/portal/study/note/list',
  summary: '本人在课时中的笔记，按时间点排序',
  access: 'member',
  capability: 'notes',
  request: z.object({ lessonId: id }),
  response: z.array(studyNote),
  readOnly: true,
});

/** Adds a note, or with `id` changes one of mine. A0512: the lesson has `limits.notesPerLesson` already. */
export const noteSave = defineCall({
  path: '/{product}2/portal/study/note/save',
  summary: '在课时的时间点新增或修改笔记',
  access: 'member',
  capability: 'notes',
  request: z.object({
    lessonId: id,
    id: z.optional(id),
    seconds: z.number().check(z.gte(0), z.lte(limits.lessonSecondsMax)),
    text: noteText,
  }),
  response: studyNote,
  errors: ['A0404', 'A0501', 'A0502', 'A0503', 'A0512'],
  readOnly: false,
});

/** Deletes one of my notes. Idempotent. */
export const noteRemove = defineCall({
  path: '/{product}2/portal/study/note/remove',
  summary: '删除本人的笔记',
  access: 'member',
  capability: 'notes',
  request: z.object({ id }),
  response: z.nullable(z.object({})),
  readOnly: false,
});
