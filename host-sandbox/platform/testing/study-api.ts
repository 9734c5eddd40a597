import type { ResponseOf } from '@/contracts/call';
import type { QuizAttempt } from '@/contracts/quiz';
import type { ProgressEntry, progressReport, studyOpen } from '@/contracts/study';
import { quizSeeds } from '../seed/content/quizzes';
import { readBank } from '../seed/quiz-seed';
import type { apiFor } from './api';
import { createEnrolmentApi, type Headers } from './enrolment-api';

type Calls = ReturnType<typeof apiFor> & { readonly advance: (seconds: number) => Promise<void> };
export type Study = ResponseOf<typeof studyOpen>;
export type ReportResponse = ResponseOf<typeof progressReport>;
export type StudiedLesson = Study['outline'][number]['lessons'][number];

const daySeconds = 24 * 60 * 60;

/** A sample course that is running, with three videos, a document and a quiz. */
export const studiedCourse = '器官转运绿色通道实务';

/** Study calls for tests, at a platform with a controlled clock. */
export function createStudyApi({ advance, ...calls }: Calls) {
  const { send, as, registerPerson } = calls;
  const { projectId, completeProfile } = createEnrolmentApi(calls);

  /**
   * Registers users with an approved enrolment in a running course: they enrol sixty days ago, while enrolment was
   * open.
   * @returns their headers
   */
  const makeTrainees = async (count: number, course = studiedCourse): Promise<Headers[]> => {
    await advance(-60 * daySeconds);
    const people: { username: string; password: string }[] = [];
    const operator = await as('admin');
    const id = await projectId(course);
    for (let index = 0; index < count; index += 1) {
      const { headers, username, password } = await registerPerson();
      await completeProfile(headers);
      const enrolled = await send('enrol', { projectId: id }, headers);
      const { id: enrolment } = enrolled.data as { id: string };
      await send('enrolmentReview', { id: enrolment, state: 'approved', reason: null }, operator);
      people.push({ username, password });
    }
    await advance(60 * daySeconds);
    return Promise.all(people.map(({ username, password }) => as({ username, password })));
  };

  const open = async (headers: Headers, course = studiedCourse): Promise<Study> =>
    (await send('studyOpen', { projectId: await projectId(course) }, headers)).data as Study;
  /** A lesson of a user's course by title. */
  const lesson = async (headers: Headers, title: string, course = studiedCourse): Promise<StudiedLesson> => {
    const { outline } = await open(headers, course);
    const found = outline.flatMap(({ lessons }) => lessons).find((one) => one.title === title);
    if (!found) throw new Error(`no lesson is called ${title}`);
    return found;
  };
  const media = (lessonId: string, headers: Headers) => send('lessonMedia', { lessonId }, headers);
  const report = async (headers: Headers, ...reports: Partial<ProgressEntry>[]): Promise<ReportResponse> => {
    const filled = reports.map((one, index) => ({ id: `r${index}`, ranges: [], position: 0, ...one }));
    const response = await send('progressReport', { reports: filled }, headers);
    if (response.status !== 200) throw new Error(`not taken: ${response.msg}`);
    return response.data as ReportResponse;
  };
  /** Completes a video or a document. */
  const studyLesson = async (
    headers: Headers,
    { id: lessonId, kind, seconds }: { id: string; kind: string; seconds: number },
  ): Promise<void> => {
    await media(lessonId, headers);
    await advance(120);
    await report(headers, kind === 'video' ? { lessonId, ranges: [[0, seconds]] } : { lessonId, read: true });
  };
  /** Completes all videos and documents of a course. */
  const studyAll = async (headers: Headers, course = studiedCourse): Promise<void> => {
    const { outline } = await open(headers, course);
    const lessons = outline.flatMap((chapter) => chapter.lessons).filter(({ kind }) => kind !== 'quiz');
    for (const lesson of lessons) await studyLesson(headers, lesson);
  };
  return { makeTrainees, open, lesson, media, report, studyLesson, studyAll, projectId };
}

/** The solution of a sample question by its stem. */
export function solutionOf(stem: string): string[] {
  const found = quizSeeds.flatMap(({ bank }) => readBank(bank)).find((question) => question.stem === stem);
  if (!found) throw new Error(`no question is ${stem}`);
  return [...found.solution];
}

/** Completes the course, its quiz included. */
export async function finishCourse(
  send: ReturnType<typeof apiFor>['send'],
  { studyAll, lesson }: Pick<ReturnType<typeof createStudyApi>, 'studyAll' | 'lesson'>,
  headers: Headers,
): Promise<void> {
  await studyAll(headers);
  const { id: lessonId } = await lesson(headers, '结业测验');
  const attempt = (await send('quizStart', { lessonId }, headers)).data as QuizAttempt;
  for (const { id, stem } of attempt.questions)
    await send('quizSave', { attemptId: attempt.id, questionId: id, options: solutionOf(stem) }, headers);
  await send('quizSubmit', { attemptId: attempt.id }, headers);
}
