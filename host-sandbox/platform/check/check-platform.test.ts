import type { CallName } from '@/contracts/calls';
import { platformFixture } from '../testing/platform-fixture';
import { startFaultyProxy, type ReplyFault } from '../testing/faulty-proxy';
import type { CheckTarget } from './caller';
import { checkPlatform } from './check-platform';
import { faults, type FaultName } from './faults';
import { planted } from './planted-faults';
import { formatReport, isServed, lostCapabilitiesOf } from './report';

const { platform } = platformFixture();

/** Runs a callback against the sample platform with a fault in front of it. */
async function withFault<Result>(
  change: ReplyFault,
  work: (target: CheckTarget) => Promise<Result>,
): Promise<Result> {
  const proxy = await startFaultyProxy(platform, change);
  try {
    return await work({
      ...{ apiBase: `${proxy.url}/api`, product: 'train', tokenField: 'access_token' },
      ...{ clientId: 'portal', clientSecret: 'portal' },
      ...{ username: 'trainee', password: 'Trainee@2026', timeoutMs: 1500 },
    });
  } finally {
    proxy.close();
  }
}

test.each(planted)(
  '%s is named as %s by the check %s of %s, with the remedy',
  async (_title, fault, check, call, change) => {
    const ofCall: ReplyFault = (reply, seen) => (seen.name === call ? change(reply, seen) : reply);
    const findings = await withFault(ofCall, (target) =>
      checkPlatform(target, {
        checks: check === 'login' ? [] : [check],
        calls: [call],
        write: check === 'lock' || check === 'repeated-writes',
      }),
    );
    expect(findings.filter(({ result }) => result === 'mismatch')).toMatchObject([{ fault, call }]);
    expect(isServed(findings)).toBe(false);
    for (const text of faults[fault].remedy) expect(formatReport(findings)).toContain(text);
  },
);

test('Every fault that the check can name is planted', () => {
  const named = new Set(planted.map(([, fault]) => fault));
  expect(Object.keys(faults).filter((fault) => !named.has(fault as FaultName))).toEqual([
    'not-refused',
    'not-cleaned',
  ]);
});

test('A platform without some calls is served without their screens, and one without the login’s is not', async () => {
  const without =
    (...names: CallName[]): ReplyFault =>
    (reply, { name }) =>
      name && names.includes(name) ? { status: 404, body: bodyOf[name] ?? { error: 'Not Found' } } : reply;
  // some platforms have an error code of the contract for every unknown path
  const bodyOf: Partial<Record<CallName, object>> = {
    certificateVerify: { code: 'A0404', msg: '没有这个接口', data: null },
  };
  const check = (change: ReplyFault) =>
    withFault(change, (target) => checkPlatform(target, { checks: ['good-input'] }));
  const partly = await check(
    without(
      ...(['certificateVerify', 'hospitalPage', 'hospitalMap', 'hospitalDetail', 'searchAll'] as const),
      ...(['sendLoginCode', 'sendRegisterCode', 'errorReport', 'statistics'] as const),
    ),
  );
  expect([isServed(partly), lostCapabilitiesOf(partly).map(({ capability }) => capability)]).toEqual([
    true,
    ['certificates', 'hospitals', 'search', 'smsCodes', 'errorReports', 'statistics'],
  ]);
  expect(formatReport(partly)).toContain(
    '"without": ["certificates","hospitals","search","smsCodes","errorReports","statistics"]',
  );
  const withoutCourses = await check(without('projectPage', 'projectDetail', 'teacherDetail'));
  expect(lostCapabilitiesOf(withoutCourses).map(({ capability }) => capability)).toEqual([
    'courses',
    'teachers',
  ]);
  const hardly = await check(without('articlePage'));
  expect([isServed(hardly), lostCapabilitiesOf(hardly)]).toEqual([false, []]);
  expect(formatReport(hardly)).toContain('the portal needs these calls：articlePage');
});

test('requests no code of a platform without a captcha, which would send it', async () => {
  const requested: string[] = [];
  const withoutCaptcha: ReplyFault = (reply, { name }) => {
    if (name) requested.push(name);
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
