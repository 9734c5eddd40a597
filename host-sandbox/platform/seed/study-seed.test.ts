import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isCertificateNumber } from '@/contracts/certificate-number';
import { limits } from '@/contracts/limits';
import { lessonMediaFiles } from '../modules/study/lesson-media';
import { projectRoot } from '../testing/project-root';
import { courseId, lessonId, outlineRows, prerequisiteRows, projectRows } from './course-rows';
import { enrolmentRows } from './enrolment-rows';
import { lessonFiles } from './media/write-media';
import { pictures } from './media/pictures';
import { quizRows, certificateRows, creditRows, progressRows } from './study-rows';
import { readBank } from './quiz-seed';

const now = new Date('2026-03-01T04:00:00Z');
const projects = projectRows(now);
const { chapters, lessons } = outlineRows();
const clips = join(projectRoot(), 'host-sandbox/platform/seed/media/clips');

test('six courses can be completed: each of their lessons has files or a question bank', () => {
  const withFiles = new Set(lessons.filter(({ media }) => media).map(({ chapterId }) => chapterId));
  const studied = new Set(chapters.filter(({ id }) => withFiles.has(id)).map(({ projectId }) => projectId));
  expect(studied.size).toBe(6);
  const quizzes = new Set(quizRows().quizzes.map((quiz) => quiz.lessonId));
  for (const { id, chapterId, kind, media, title } of lessons) {
    const projectId = chapters.find((chapter) => chapter.id === chapterId)?.projectId ?? 0n;
    if (studied.has(projectId))
      expect([title, kind === 'quiz' ? quizzes.has(id) : media !== null]).toEqual([title, true]);
  }
});

test('a new trainee can study: one running course with files and without prerequisites is open for enrolment', () => {
  const open = projects.filter(
    ({ enrolFrom, enrolUntil, startsAt, endsAt }) =>
      enrolFrom < now && startsAt < now && now < enrolUntil && now < endsAt,
  );
  const conditions = new Set(prerequisiteRows().map(({ projectId }) => projectId));
  expect(open.map(({ title, id }) => [title, conditions.has(id)])).toEqual([['线上学习操作实务', false]]);
});

test('every lesson file can be generated, and the clips are small', () => {
  const files = lessonFiles(clips);
  const names = new Set(files.map(({ file }) => file));
  for (const { kind, media } of lessons)
    if (media)
      for (const file of kind === 'video' ? videoFiles(media) : [`${media}.pdf`])
        expect(names).toContain(file);
  for (const { make } of files) expect(make().length).toBeGreaterThan(300);
  const sizes = readdirSync(clips).map((name) => statSync(join(clips, name)).size);
  expect(sizes.every((size) => size < 130_000)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_600_000);
});

function videoFiles(media: string): string[] {
  const { sources, captions } = lessonMediaFiles('video', media);
  return [...sources, ...captions.map(({ file }) => file)];
}

test('every question has its correct options among those shown, and the pass mark can be reached', () => {
  const { quizzes, questions, cases } = quizRows();
  for (const { lessonId, drawn, passMark, attempts, seconds } of quizzes) {
    const bank = questions.filter((question) => question.lessonId === lessonId);
    expect(bank.length).toBeGreaterThanOrEqual(drawn);
    expect([passMark > 0 && passMark <= 100, attempts > 1, seconds >= 600]).toEqual([true, true, true]);
  }
  for (const { stem, kind, options, solution, picture, caseId } of questions) {
    const ids = options.map(({ id }) => id);
    expect([stem, solution.every((id) => ids.includes(id))]).toEqual([stem, true]);
    expect([stem, kind === 'multiple']).toEqual([stem, solution.length > 1]);
    expect(options.length).toBeLessThanOrEqual(limits.quizOptions);
    if (picture) expect(Object.keys(pictures)).toContain(/([^/]+)\.svg$/.exec(picture)?.[1]);
    if (caseId) expect(cases.some(({ id }) => id === caseId)).toBe(true);
  }
  // The first option must not always be right.
  const single = questions.filter(({ kind }) => kind === 'single');
  expect(single.some(({ solution }) => solution[0] !== 'a')).toBe(true);
});

test('a question bank with an invalid line, or a question without solution or explanation, is rejected', () => {
  expect(() => readBank('随便一行')).toThrow('no question');
  expect(() => readBank('? 题\n- 甲\n- 乙\n= 解析')).toThrow('incomplete');
  expect(() => readBank('? 题\n+ 甲\n- 乙')).toThrow('incomplete');
});

test('progress stays within its lessons, and done lessons meet the rules', () => {
  for (const { lessonId: id, watchedMs = 0, doneAt, ranges = [] } of progressRows(now)) {
    const lesson = lessons.find((row) => row.id === id);
    expect(watchedMs).toBeLessThanOrEqual((lesson?.seconds ?? 0) * 1000);
    expect(ranges.reduce((sum, [from, to]) => sum + to - from, 0)).toBe(watchedMs);
    if (lesson?.kind === 'video') expect(Boolean(doneAt)).toBe(watchedMs >= 900 * lesson.seconds);
  }
});

test('everybody who completed a course has its credits, and four certificates have valid numbers', () => {
  const enrolled = enrolmentRows(now, projects);
  expect(creditRows(projects, enrolled)).toHaveLength(
    enrolled.filter(({ completedAt }) => completedAt).length,
  );
  const rows = certificateRows(now, projects, enrolled);
  expect(rows.map(({ number }) => isCertificateNumber(number))).toEqual([true, true, true, true]);
  expect(rows.map(({ revokedAt, expiresAt }) => [revokedAt !== null, expiresAt < now])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [false, false],
  ]);
  for (const { number, issuedAt, expiresAt } of rows) {
    expect(expiresAt.getUTCFullYear() - issuedAt.getUTCFullYear()).toBe(limits.certificateYears);
    expect(expiresAt.toISOString().slice(4)).toBe(issuedAt.toISOString().slice(4));
    expect(number.slice(2, 6)).toBe(String(issuedAt.getUTCFullYear()));
  }
  expect(rows.every(({ holder }) => holder)).toBe(true);
  expect(() => lessonId('肝移植围手术期基础', '没有')).toThrow('no lesson');
  expect(rows[0]?.projectId).toBe(courseId('肝移植围手术期基础'));
});
