import type { RequestOf, ResponseOf } from '@/contracts/call';
import { type calls, type CallName } from '@/contracts/calls';
import { successFault } from '../caller';
import type { CheckContext } from '../check-context';
import { fits, mismatch, notSignedIn, unchecked, type Finding } from '../findings';

const check = 'study';

const noteCalls: readonly CallName[] = ['noteSave', 'noteList', 'noteRemove'];
const studyCalls: readonly CallName[] = [
  ...noteCalls,
  ...(['studyOpen', 'lessonMedia', 'progressReport'] as const),
  ...(['quizStatus', 'quizStart', 'quizSave', 'quizSubmit', 'quizReview'] as const),
];

type Response<Name extends CallName> = ResponseOf<(typeof calls)[Name]>;
/** Makes a call that must succeed, and keeps the finding. @returns its data, `null` if it does not */
type Ask = <Name extends CallName>(
  name: Name,
  input: RequestOf<(typeof calls)[Name]>,
) => Promise<Response<Name> | null>;

/**
 * Studies a course that the account is enrolled in, as a trainee would: opens it, a video, a document and a quiz. The
 * other checks see these calls refused alone. It reports no progress that is not stored already, removes its note, and
 * uses one attempt of the quiz while one is left.
 */
export async function checkStudy({ call, found, write, isChosen }: CheckContext): Promise<Finding[]> {
  if (!write || !studyCalls.some(isChosen)) return [];
  if (!found.token) return [unchecked(check, 'studyOpen', notSignedIn)];
  const findings: Finding[] = [];
  const ask: Ask = async (name, input) => {
    const response = await call(name, input, { token: found.token });
    const wrong = successFault(name, response);
    findings.push(
      wrong ? mismatch(check, name, wrong.fault, response, wrong.detail) : fits(check, name, response),
    );
    return wrong ? null : (response.data as Response<typeof name>);
  };

  const running = await runningCourse({ call, found });
  if (!running) return [unchecked(check, 'studyOpen', noCourse)];

  const course = await ask('studyOpen', { projectId: running.project.id });
  if (!course) return findings;
  const lessons = course.outline.flatMap((chapter) => chapter.lessons);
  for (const kind of ['video', 'document', 'quiz'] as const) {
    const lesson = lessons.find((one) => one.kind === kind && (kind === 'quiz' || one.hasMedia));
    if (!lesson)
      findings.push(unchecked(check, kind === 'quiz' ? 'quizStatus' : 'lessonMedia', noLesson[kind]));
    else if (kind === 'quiz') findings.push(...(await checkQuiz(lesson.id, ask)));
    else await openLesson(lesson, ask, noteCalls.some(isChosen));
  }
  return findings;
}

/** The first approved enrolment in a running course; a list that is refused or wrong is a finding of `good-input`. */
export async function runningCourse({ call, found }: Pick<CheckContext, 'call' | 'found'>) {
  const input = { current: 1, size: 100, query: { state: 'approved' } };
  const mine = await call('enrolmentMine', input, { token: found.token });
  if (successFault('enrolmentMine', mine)) return undefined;
  const { records } = mine.data as Response<'enrolmentMine'>;
  return records.find(({ project }) => project.underWay);
}

type Lesson = Response<'studyOpen'>['outline'][number]['lessons'][number];

/** @param withNotes false for a platform without notes */
async function openLesson(
  { id: lessonId, kind, position }: Lesson,
  ask: Ask,
  withNotes: boolean,
): Promise<void> {
  await ask('lessonMedia', { lessonId });
  await ask('progressReport', { reports: [{ id: 'check', lessonId, ranges: [], position }] });
  if (kind !== 'video' || !withNotes) return;
  const note = await ask('noteSave', { lessonId, seconds: 1, text: '接口检查' });
  await ask('noteList', { lessonId });
  // Twice, as after a lost response.
  if (note) for (const id of [note.id, note.id]) await ask('noteRemove', { id });
}

/** @returns what was skipped */
async function checkQuiz(lessonId: string, ask: Ask): Promise<Finding[]> {
  const status = await ask('quizStatus', { lessonId });
  if (!status) return [];
  const past = status.past[0];
  if (past) await ask('quizReview', { attemptId: past.id });
  if (status.done || (status.left === 0 && !status.running))
    return [unchecked(check, 'quizStart', ['没有可用的测验次数', 'no attempt of the quiz is left'])];
  const attempt = await ask('quizStart', { lessonId });
  const question = attempt?.questions[0];
  if (!attempt || !question) return [];
  const saved = attempt.answers[question.id] ?? question.options.slice(0, 1).map(({ id }) => id);
  await ask('quizSave', { attemptId: attempt.id, questionId: question.id, options: saved });
  await ask('quizSubmit', { attemptId: attempt.id });
  if (!past) await ask('quizReview', { attemptId: attempt.id });
  return [];
}

/** Why studying was not checked. */
export const noCourse = [
  '这个账号没有正在进行、已通过报名的培训，学习的应答未经检查',
  'the account has no approved enrolment in a running course, so the answers of studying were not checked',
] as const;
const noLesson = {
  video: ['培训中没有已上传的视频', 'the course has no video with a file'],
  document: ['培训中没有已上传的文档', 'the course has no document with a file'],
  quiz: ['培训中没有测验', 'the course has no quiz'],
} as const;
