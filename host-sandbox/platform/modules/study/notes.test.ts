import { limits } from '@/contracts/limits';
import type { StudyNote } from '@/contracts/study-note';
import { platformFixture } from '../../testing/platform-fixture';
import { createStudyApi } from '../../testing/study-api';

const { platform, ...calls } = platformFixture({ controlled: true });
const { send, as } = calls;
const { lesson } = createStudyApi(calls);

const list = async (lessonId: string, headers: Record<string, string>) =>
  (await send('noteList', { lessonId }, headers)).data as StudyNote[];

test('a trainee keeps notes at times of a video, changes and deletes them, and nobody else sees them', async () => {
  const headers = await as('trainee');
  const { id: lessonId } = await lesson(headers, '交接核对');
  const saved = async (seconds: number, text: string, id?: string) =>
    (await send('noteSave', { lessonId, seconds, text, ...(id && { id }) }, headers)).data as StudyNote;
  const later = await saved(40, '核对两次');
  const first = await saved(5, '  温度记录\n由谁签字  ');
  expect(await list(lessonId, headers)).toEqual([
    { ...first, seconds: 5, text: '温度记录\n由谁签字' },
    { ...later, seconds: 40, text: '核对两次' },
  ]);
  await saved(41, '核对三次', later.id);
  expect((await list(lessonId, headers)).map(({ text }) => text)).toEqual(['温度记录\n由谁签字', '核对三次']);

  const stranger = await as('admin');
  expect(await list(lessonId, stranger)).toEqual([]);
  expect(await send('noteSave', { lessonId, seconds: 1, text: 'x' }, stranger)).toMatchObject({
    code: 'A0501',
  });
  expect(await send('noteRemove', { id: first.id }, stranger)).toMatchObject({ status: 200 });
  expect(await list(lessonId, headers)).toHaveLength(2);
  expect(await send('noteSave', { lessonId, seconds: 1, text: 'x', id: '999999' }, headers)).toMatchObject({
    code: 'A0404',
  });

  for (const { id } of [first, later]) await send('noteRemove', { id }, headers);
  expect(await send('noteRemove', { id: first.id }, headers)).toMatchObject({ status: 200 });
  expect(await list(lessonId, headers)).toEqual([]);
});

// Only PostgreSQL, where transactions run side by side, could exceed the limit.
test('a lesson has no more notes than the limit, also when they are saved simultaneously', async () => {
  const headers = await as('trainee');
  const { id: lessonId } = await lesson(headers, '交接核对');
  const saved = (await send('noteSave', { lessonId, seconds: 1, text: '第一条' }, headers)).data as StudyNote;
  const copies = `insert into study_notes (user_id, lesson_id, seconds, text, changed_at)
    select user_id, lesson_id, seconds, text, changed_at from study_notes, generate_series(1, ${limits.notesPerLesson - 2})
    where id = ${saved.id}`;
  await platform.control({ statements: [copies] });
  const more = Array.from({ length: 24 }, () =>
    send('noteSave', { lessonId, seconds: 2, text: '再来一条' }, headers),
  );
  const codes = (await Promise.all(more)).map(({ code }) => code).sort();
  expect(codes).toEqual(['00000', ...Array.from({ length: 23 }, () => 'A0512')]);
  expect(await list(lessonId, headers)).toHaveLength(limits.notesPerLesson);
  await platform.control({ statements: [`delete from study_notes where lesson_id = ${lessonId}`] });
});

test('a note is part of the data export, and its text is neither empty nor too long', async () => {
  const headers = await as('trainee');
  const { id: lessonId } = await lesson(headers, '交接核对');
  for (const text of ['', '  ', 'x'.repeat(501)])
    expect(await send('noteSave', { lessonId, seconds: 1, text }, headers)).toMatchObject({ code: 'A0400' });
  await send('noteSave', { lessonId, seconds: 3, text: '导出的笔记' }, headers);
  const { data } = await send('accountExport', {}, headers);
  expect((data.study as { notes: unknown }).notes).toMatchObject([{ title: '交接核对', text: '导出的笔记' }]);
});
