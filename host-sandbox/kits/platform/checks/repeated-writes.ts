import type { RequestOf, ResponseOf } from '@/contracts/call';
import { type calls, type CallName } from '@/contracts/calls';
import { errorFault, successFault, type CheckResponse } from '../caller';
import type { CheckContext } from '../check-context';
import { asExpected, fits, mismatch, unchecked, type Finding } from '../findings';
import { noCourse, runningCourse } from './study';

const check = 'repeated-writes';

const messageWrites: readonly CallName[] = ['messageRead', 'messageRemove', 'messageRestore'];

type Response<Name extends CallName> = ResponseOf<(typeof calls)[Name]>;

/** The portal retries a write whose response was lost: the second of two equal writes must get the same response. */
export async function checkRepeatedWrites(context: CheckContext): Promise<Finding[]> {
  const { found, write, isChosen } = context;
  if (!write || !found.token) return [];
  const findings: Finding[] = [];
  if (messageWrites.some(isChosen)) findings.push(...(await repeatMessages(context)));
  if (isChosen('favouriteSave')) findings.push(...(await repeatFavourite(context)));
  if (isChosen('progressReport')) findings.push(...(await repeatProgress(context)));
  if (isChosen('enrol')) findings.push(...(await repeatEnrolment(context)));
  return findings;
}

/** A message is marked as read, deleted and restored, each twice. */
async function repeatMessages(context: CheckContext): Promise<Finding[]> {
  const list = () => read(context, 'messagePage', { current: 1, size: 10, query: {} });
  const before = await list();
  const message = before?.records.find((one) => one.read) ?? before?.records[0];
  if (!message)
    return [unchecked(check, 'messageRemove', ['这个账号没有消息', 'the account has no message'])];
  const findings = [
    await twice(context, 'messageRead', { id: message.id }),
    await twice(context, 'messageRemove', { ids: [message.id] }),
    await twice(context, 'messageRestore', { ids: [message.id] }),
  ];
  const after = await list();
  if (after?.total !== before?.total) findings.push(mismatch(check, 'messageRestore', 'not-cleaned'));
  return findings;
}

/** A course that is no favourite becomes one, and is removed, each twice. */
async function repeatFavourite(context: CheckContext): Promise<Finding[]> {
  const list = () => read(context, 'favouriteList', {});
  const before = await list();
  const projects = await read(context, 'projectPage', { current: 1, size: 100, query: {} });
  // A list that is missing, refused or wrong is a finding of `good-input`.
  if (!before || !projects) return [];
  const kept = new Set(before.flatMap(({ kind, id }) => (kind === 'project' ? id : [])));
  const project = projects.records.find(({ id }) => !kept.has(id));
  if (!project) return [unchecked(check, 'favouriteSave', noProject)];
  const save = (isKept: boolean) =>
    twice(context, 'favouriteSave', { kind: 'project', id: project.id, kept: isKept });
  const findings = [await save(true), await save(false)];
  const after = await list();
  if (JSON.stringify(after) !== JSON.stringify(before))
    findings.push(mismatch(check, 'favouriteSave', 'not-cleaned'));
  return findings;
}

/** Progress that is stored already is reported twice: it counts once. */
async function repeatProgress(context: CheckContext): Promise<Finding[]> {
  const { call, found } = context;
  const running = await runningCourse(context);
  const course = running && (await read(context, 'studyOpen', { projectId: running.project.id }));
  if (!course) return [unchecked(check, 'progressReport', noCourse)];
  const lessons = course.outline.flatMap((chapter) => chapter.lessons);
  const media = lessons.filter(({ kind, hasMedia }) => kind !== 'quiz' && hasMedia);
  const lesson = media.find(({ ranges }) => ranges.length > 0) ?? media[0];
  if (!lesson) return [unchecked(check, 'progressReport', noMedia)];
  const { id: lessonId, position, watched } = lesson;
  const reports = [{ id: 'check', lessonId, ranges: lesson.ranges.slice(0, 1), position }];
  const report = () => call('progressReport', { reports }, { token: found.token });
  const [first, second] = [await report(), await report()];
  const wrong = successFault('progressReport', first) ?? successFault('progressReport', second);
  if (wrong) return [mismatch(check, 'progressReport', wrong.fault, second, wrong.detail)];
  const counted = stored(second)?.watched ?? watched;
  const isSameResult = JSON.stringify(stored(first)) === JSON.stringify(stored(second));
  return [
    isSameResult && counted === watched
      ? fits(check, 'progressReport', second)
      : mismatch(check, 'progressReport', 'not-idempotent', second, `watched ${watched} → ${counted}`),
  ];
}

const stored = ({ data }: CheckResponse) => (data as Response<'progressReport'>).lessons[0];

/** The course of the account is enrolled in again, which is a conflict. */
async function repeatEnrolment(context: CheckContext): Promise<Finding[]> {
  const running = await runningCourse(context);
  if (!running) return [unchecked(check, 'enrol', noCourse)];
  const response = await context.call(
    'enrol',
    { projectId: running.project.id },
    { token: context.found.token },
  );
  const wrong = errorFault(response, 'A0304', 'not-refused');
  return [
    wrong
      ? mismatch(check, 'enrol', wrong.fault, response, wrong.detail)
      : fits(check, 'enrol', response, asExpected.refused),
  ];
}

async function twice<Name extends CallName>(
  { call, found }: CheckContext,
  name: Name,
  input: RequestOf<(typeof calls)[Name]>,
): Promise<Finding> {
  const ask = () => call(name, input, { token: found.token });
  const [first, second] = [await ask(), await ask()];
  const wrong = successFault(name, first);
  if (wrong) return mismatch(check, name, wrong.fault, first, wrong.detail);
  const isSame = first.code === second.code && JSON.stringify(first.data) === JSON.stringify(second.data);
  return isSame ? fits(check, name, second) : mismatch(check, name, 'not-idempotent', second);
}

/** @returns the data, `null` for a response that is no success */
async function read<Name extends CallName>(
  { call, found }: CheckContext,
  name: Name,
  input: RequestOf<(typeof calls)[Name]>,
): Promise<Response<Name> | null> {
  const response = await call(name, input, { token: found.token });
  return successFault(name, response) ? null : (response.data as Response<Name>);
}

const noProject = ['没有可以收藏的培训项目', 'no course that could become a favourite'] as const;
const noMedia = ['培训中没有已上传的视频或文档', 'the course has no video or document with a file'] as const;
