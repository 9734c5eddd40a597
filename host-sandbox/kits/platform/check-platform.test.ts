import type { CallName } from '@/contracts/calls';
import { platformFixture } from '../../platform/testing/platform-fixture';
import { startFaultyProxy, type ReplyFault } from '../../platform/testing/faulty-proxy';
import type { CheckTarget } from './caller';
import { checkPlatform, type CheckName } from './check-platform';
import { faults, type FaultName } from './faults';
import { plantedFaults } from './planted/planted-faults';
import { plantedWriteFaults } from './planted/planted-write-faults';
import { dataIn, noRecords, refusal } from './planted/reply-faults';
import { formatReport, isServed, lostCapabilitiesOf } from './report';

const { platform } = platformFixture();
const planted = [...plantedFaults, ...plantedWriteFaults].map(
  ([title, fault, check, call, change, changed = call]) =>
    [title, fault, check, call, change, changed] as const,
);

/** Runs a callback against the sample platform with a fault in front of it. */
async function withFault<Result>(
  change: ReplyFault,
  work: (target: CheckTarget) => Promise<Result>,
  timeoutMs = 10_000,
): Promise<Result> {
  const proxy = await startFaultyProxy(platform, change);
  try {
    return await work({
      apiBase: `${proxy.url}/api`,
      product: 'train',
      tokenField: 'access_token',
      clientId: 'portal',
      clientSecret: 'portal',
      username: 'trainee',
      password: 'Trainee@2026',
      timeoutMs,
    });
  } finally {
    proxy.close();
  }
}

test.each(planted)(
  '%s is named as %s by the check %s of %s, with the remedy',
  async (_title, fault, check, call, change, changed) => {
    const ofCall: ReplyFault = (reply, seen) => (seen.name === changed ? change(reply, seen) : reply);
    const findings = await withFault(
      ofCall,
      (target) =>
        checkPlatform(target, {
          checks: checksFor(check),
          calls: [call],
          write: ['bad-input', 'lock', 'repeated-writes', 'study'].includes(check),
        }),
      fault === 'no-answer' ? 1500 : undefined,
    );
    expect(findings.filter(({ result }) => result === 'mismatch')).toMatchObject([{ fault, call }]);
    expect(isServed(findings)).toBe(false);
    for (const text of faults[fault].remedy) expect(formatReport(findings)).toContain(text);
  },
);

/** `bad-input` changes inputs that `good-input` collects; the login is checked always. */
function checksFor(check: CheckName | 'login'): CheckName[] {
  if (check === 'login') return [];
  return check === 'bad-input' ? ['good-input', check] : [check];
}

test('Every fault that the check can name is planted', () => {
  const named = new Set(planted.map(([, fault]) => fault));
  // the one that is left has a test of its own
  expect(Object.keys(faults).filter((fault) => !named.has(fault as FaultName))).toEqual([
    'error-with-success-code',
  ]);
});

test('A rate limit is not reported as a fault', async () => {
  const limited = new Set(['noteSave', 'login']);
  const findings = await withFault(
    (reply, { name = '', input }) =>
      limited.has(name) && input.username !== 'trainee' ? refusal(429, 'A0429') : reply,
    (target) =>
      checkPlatform(target, {
        checks: ['good-input', 'bad-input', 'lock'],
        calls: ['noteSave', 'login'],
        write: true,
      }),
  );
  const seen = findings.filter(({ call, check }) => limited.has(call) && check !== 'login');
  expect(seen.map(({ check, call, result }) => [check, call, result])).toEqual([
    ['good-input', 'noteSave', 'unchecked'],
    ['bad-input', 'login', 'unchecked'],
    ['bad-input', 'noteSave', 'unchecked'],
    ['lock', 'login', 'unchecked'],
  ]);
});

test('Errors with a success code are reported, and nothing else is checked', async () => {
  const findings = await withFault(
    (reply) => (reply.status === 404 ? { ...reply, body: { ...reply.body, code: '00000' } } : reply),
    (target) => checkPlatform(target),
  );
  expect(findings).toMatchObject([{ result: 'mismatch', fault: 'error-with-success-code' }]);
});

test('A trainee of a running course is seen to study, to take the quiz and to leave no note', async () => {
  const findings = await withFault(
    (reply) => reply,
    (target) => checkPlatform(target, { checks: ['study'], write: true }),
  );
  const study = findings.filter(({ check }) => check === 'study');
  expect(study.filter(({ result }) => result !== 'fits')).toEqual([]);
  expect(new Set(study.map(({ call }) => call))).toEqual(
    new Set([
      ...['studyOpen', 'lessonMedia', 'progressReport', 'noteSave', 'noteList', 'noteRemove'],
      ...['quizStatus', 'quizStart', 'quizSave', 'quizSubmit', 'quizReview'],
    ]),
  );
});

test('The study of a video does not report missing notes as a fault', async () => {
  const findings = await withFault(
    (reply, { name }) => (name?.startsWith('note') ? refusal(404, 'A0404') : reply),
    (target) =>
      checkPlatform(target, {
        checks: ['good-input', 'study'],
        calls: ['studyOpen', 'noteSave', 'noteList', 'noteRemove'],
        write: true,
      }),
  );
  expect(findings.filter(({ result }) => result === 'mismatch')).toEqual([]);
  const study = findings.filter(({ check }) => check === 'study').map(({ call }) => call);
  expect(study).toContain('lessonMedia');
});

test('Data without an envelope everywhere are reported, and not that no platform responds', async () => {
  const findings = await withFault(
    (reply) => ({ status: reply.status, body: dataIn(reply) as object }),
    (target) => checkPlatform(target, { checks: [] }),
  );
  expect(findings[0]).toMatchObject({
    call: 'login',
    fault: 'envelope',
    note: expect.stringContaining('code：应为 expected string | number') as string,
  });
});

test('An account without a running course is told that studying was not checked', async () => {
  const findings = await withFault(
    (reply, { name }) =>
      name === 'enrolmentMine' && reply.status === 200
        ? { status: 200, body: { code: '00000', msg: '', data: noRecords } }
        : reply,
    (target) => checkPlatform(target, { checks: ['study'], write: true }),
  );
  expect(findings.find(({ check }) => check === 'study')).toMatchObject({
    result: 'unchecked',
    note: expect.stringContaining('no approved enrolment in a running course') as string,
  });
});

test('A specified call that writes is found lacking from reading alone', async () => {
  const findings = await withFault(
    (reply, { name }) => (name === 'sendResetCode' ? { status: 404, body: { error: 'Not Found' } } : reply),
    (target) => checkPlatform(target, { checks: ['good-input'], calls: ['sendResetCode', 'register'] }),
  );
  expect(isServed(findings)).toBe(false);
  expect(formatReport(findings)).toContain('the portal needs these calls：sendResetCode\n');
});

test('A platform without some calls is served without their screens, and one without the login’s is not', async () => {
  const without =
    (...names: CallName[]): ReplyFault =>
    (reply, { name }) =>
      name && names.includes(name) ? { status: 404, body: bodyOf[name] ?? { error: 'Not Found' } } : reply;
  // some platforms have an error code of the contract for every unknown path
  const bodyOf: Partial<Record<CallName, object>> = {
    certificateVerify: { code: 'A0404', msg: '没有这个接口', data: null },
    contactSend: { code: 'A0404', msg: '没有这个接口', data: null },
  };
  const check = (change: ReplyFault) =>
    withFault(change, (target) => checkPlatform(target, { checks: ['good-input'] }));
  const partly = await check(
    without(
      ...(['certificateVerify', 'hospitalPage', 'hospitalMap', 'hospitalDetail', 'searchAll'] as const),
      ...(['sendLoginCode', 'sendRegisterCode', 'errorReport', 'statistics', 'contactSend'] as const),
    ),
  );
  expect([isServed(partly), lostCapabilitiesOf(partly).map(({ capability }) => capability)]).toEqual([
    true,
    ['certificates', 'hospitals', 'search', 'contact', 'smsCodes', 'errorReports', 'statistics'],
  ]);
  expect(formatReport(partly)).toContain(
    '"without": ["certificates","hospitals","search","contact","smsCodes","errorReports","statistics"]',
  );
  const withoutCourses = await check(without('projectPage', 'projectDetail', 'teacherDetail'));
  expect(lostCapabilitiesOf(withoutCourses).map(({ capability }) => capability)).toEqual([
    'courses',
    'teachers',
  ]);
  expect(formatReport(withoutCourses)).toContain('11 of 13 are there, add to keep');
  const hardly = await check(without('articlePage'));
  expect([isServed(hardly), lostCapabilitiesOf(hardly)]).toEqual([false, []]);
  expect(formatReport(hardly)).toContain('the portal needs these calls：articlePage');
});

test('The check requests no code of a platform without a captcha, which would send it', async () => {
  const requested: string[] = [];
  const withoutCaptcha: ReplyFault = (reply, { name, input }) => {
    // an empty input shows only whether the platform has the call
    if (name && (name === 'captchaChallenge' || Object.keys(input).length > 0)) requested.push(name);
    if (name === 'captchaChallenge') return { status: 404, body: { error: 'Not Found' } };
    return name === 'sendResetCode' || name === 'contactSend'
      ? { status: 200, body: { code: '00000', msg: '', data: null } }
      : reply;
  };
  const findings = await withFault(withoutCaptcha, (target) =>
    checkPlatform(target, {
      checks: ['good-input'],
      calls: ['captchaChallenge', 'sendResetCode', 'contactSend'],
      write: true,
    }),
  );
  expect(findings.filter(({ result }) => result === 'mismatch')).toEqual([]);
  expect(requested).toContain('captchaChallenge');
  expect(requested).not.toContain('sendResetCode');
  expect(requested).not.toContain('contactSend');
});
