import { checkCharacter, isCertificateNumber } from '@/contracts/certificate-number';
import type { Credit } from '@/contracts/credit';
import type { OwnCertificate } from '@/contracts/certificate';
import type { Headers } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';
import { studiedCourse, createStudyApi, finishCourse } from '../../testing/study-api';

const { platform: _, ...calls } = platformFixture({ controlled: true, env: { VERIFY_LIMIT: '40' } });
const { send, as, advance } = calls;
const studying = createStudyApi(calls);
const { makeTrainees, lesson, media, report, projectId } = studying;
const year = 365 * 24 * 60 * 60;

const mine = async (headers: Headers) =>
  (await send('certificateMine', {}, headers)).data.records as OwnCertificate[];
const issue = async (headers: Headers, title = studiedCourse) =>
  send('certificateIssue', { projectId: await projectId(title) }, headers);
const verify = (number: string) => send('certificateVerify', { number });

test('a certificate lists missing lessons, becomes ready, is issued once, can be verified by anybody and can be revoked', async () => {
  const [headers = {}] = await makeTrainees(1);
  const first = await lesson(headers, '启动条件');
  await media(first.id, headers);
  await advance(120);
  await report(headers, { lessonId: first.id, ranges: [[0, 90]] });
  const missing = ['单据样例', '交接核对', '延误的处理', '结业测验'];
  expect(await mine(headers)).toMatchObject([
    { state: 'unearned', missing, number: null, completedAt: null },
  ]);
  expect(await issue(headers)).toMatchObject({
    status: 409,
    code: 'A0510',
    msg: '完成全部课时后才能领取证书',
    data: { missing },
  });
  await finishCourse(send, studying, headers);
  expect(await mine(headers)).toMatchObject([
    { state: 'ready', missing: [], number: null, course: { state: 'running', underWay: true } },
  ]);
  const responses = await Promise.all([1, 2, 3].map(() => issue(headers)));
  const [issued] = responses;
  const number = (issued?.data as { number: string } | undefined)?.number ?? '';
  expect(new Set(responses.map(({ data }) => (data as { number: string }).number))).toEqual(
    new Set([number]),
  );
  expect(number).toMatch(/^TC\d{4}[0-9A-Z]{13}$/);
  const [own] = await mine(headers);
  expect(own).toMatchObject({
    state: 'issued',
    number,
    holder: '沈知远',
    title: studiedCourse,
    reason: null,
  });
  const known = await verify(` ${number.toLowerCase().replace(/.{4}/g, '$&-')} `);
  expect(known).toMatchObject({ status: 200, data: { number, state: 'issued', holder: '沈*远' } });
  expect(JSON.stringify(known.data)).not.toMatch(/知|\d{11}|reason/);

  expect(await send('certificateRevoke', { number, reason: '材料不实' }, headers)).toMatchObject({
    status: 403,
  });
  const operator = await as('admin');
  for (const reason of ['', ' ', '\u200B', 'x'.repeat(201), null])
    expect(await send('certificateRevoke', { number, reason }, operator)).toMatchObject({ status: 400 });
  const revoking = [1, 2].map(() => send('certificateRevoke', { number, reason: '材料不实' }, operator));
  expect((await Promise.all(revoking)).map(({ code }) => code).sort()).toEqual(['00000', 'A0409']);
  expect((await verify(number)).data).toMatchObject({ state: 'revoked', holder: '沈*远' });
  expect(await mine(headers)).toMatchObject([{ state: 'revoked', reason: '材料不实' }]);
  expect((await issue(headers)).data).toMatchObject({ state: 'revoked', number });
  const messages = (await send('messagePage', { current: 1, size: 1, query: {} }, headers)).data
    .records as object[];
  expect(messages).toMatchObject([{ title: '证书已撤销', link: `/uc/myCert?number=${number}` }]);
}, 60_000);

test('a completed course earns its credits once, in their class and in the year by Beijing time', async () => {
  const [headers = {}] = await makeTrainees(1);
  expect((await send('creditSummary', {}, headers)).data).toEqual({ total: 0, years: [] });
  await finishCourse(send, studying, headers);
  const { records, total } = (await send('creditPage', { current: 1, size: 10, query: {} }, headers))
    .data as {
    records: Credit[];
    total: number;
  };
  expect(total).toBe(1);
  const [credit] = records;
  expect(credit).toMatchObject({
    title: studiedCourse,
    creditClass: 'II',
    projectId: await projectId(studiedCourse),
  });
  const earned = new Date(Date.parse(credit?.earnedAt ?? '') + 8 * 3_600_000).getUTCFullYear();
  const points = credit?.credits ?? 0;
  expect((await send('creditSummary', {}, headers)).data).toEqual({
    total: points,
    years: [{ year: earned, I: 0, II: points }],
  });
  const counted = async (query: object) =>
    (await send('creditPage', { current: 1, size: 10, query }, headers)).data.total as number;
  expect([await counted({ year: earned }), await counted({ year: earned - 1 })]).toEqual([1, 0]);
  expect([await counted({ creditClass: 'II' }), await counted({ creditClass: 'I' })]).toEqual([1, 0]);
  for (const query of [{ year: '2026' }, { year: 1 }, { year: 2026.5 }, { creditClass: 'III' }])
    expect(await send('creditPage', { current: 1, size: 10, query }, headers)).toMatchObject({ status: 400 });
}, 60_000);

test('the sample trainee has credits and a valid certificate', async () => {
  const headers = await as('trainee');
  const records = await mine(headers);
  expect(records.map(({ state }) => state).sort()).toEqual(['issued', 'issued', 'unearned', 'unearned']);
  const issued = records.find(({ state }) => state === 'issued');
  expect((await verify(issued?.number ?? '')).data).toMatchObject({ state: 'issued', holder: '林*夏' });
  expect((await send('creditSummary', {}, headers)).data).toMatchObject({
    total: 7,
    years: [
      { I: 4, II: 0 },
      { I: 0, II: 3 },
    ],
  });
});

test("a closed account's certificate keeps its number and course and loses the name", async () => {
  const [headers = {}] = await makeTrainees(1);
  await finishCourse(send, studying, headers);
  const { number } = (await issue(headers)).data as { number: string };
  const { study } = (await send('accountExport', {}, headers)).data as { study: Record<string, object[]> };
  expect(study).toMatchObject({
    certificates: [{ number, holder: '沈知远' }],
    credits: [{ title: studiedCourse }],
  });
  expect(study.quizzes).toHaveLength(1);
  expect((await send('accountClose', { password: 'Person@2026' }, headers)).status).toBe(200);
  expect((await verify(number)).data).toMatchObject({
    number,
    holder: null,
    title: studiedCourse,
    state: 'issued',
  });
  const revoked = await send('certificateRevoke', { number, reason: '材料不实' }, await as('admin'));
  expect(revoked).toMatchObject({ status: 200, data: { state: 'revoked', holder: null } });
}, 60_000);

test('a mistyped number, an unknown number and malicious input each get their own error', async () => {
  const [trainee] = (await mine(await as('trainee'))).filter(({ number }) => number);
  const good = trainee?.number ?? '';
  const wrong = good.slice(0, -2) + (good.at(-2) === '7' ? '8' : '7') + good.slice(-1);
  expect(await verify(wrong)).toMatchObject({
    status: 400,
    code: 'A0511',
    msg: '证书编号有误，请核对后重新输入',
  });
  for (const text of ["' or 1=1 --", '<script>', '\u0000', '证书', '%']) {
    expect(await verify(text)).toMatchObject({ status: 400, code: 'A0511' });
  }
  for (const number of ['', '  ', 'x'.repeat(41), 5, null])
    expect(await send('certificateVerify', { number })).toMatchObject({ status: 400, code: 'A0400' });
  const never = [...'123456789'].map((last) => `TC2020${'0'.repeat(11)}${last}`);
  const [unused = ''] = never.map((body) => body + checkCharacter(body)).filter(isCertificateNumber);
  expect(await verify(unused)).toMatchObject({ status: 404, code: 'A0404', msg: '没有这个编号的证书' });
  for (const name of ['certificateMine', 'certificateIssue', 'creditPage', 'creditSummary'] as const)
    expect(await send(name, {})).toMatchObject({ status: 401, code: 'A0401' });
  const headers = await as('trainee');
  for (const projectId of ['999999', '9999999999999999999'])
    expect(await send('certificateIssue', { projectId }, headers)).toMatchObject({
      status: 404,
      code: 'A0404',
    });
});

test('verification is rate-limited, and a certificate expires', async () => {
  const [trainee] = (await mine(await as('trainee'))).filter(({ number }) => number);
  const responses: number[] = [];
  for (let index = 0; index < 41; index += 1) responses.push((await verify('TC20269999999999999')).status);
  expect(responses.at(-1)).toBe(429);
  const limited = await verify('TC2026');
  expect(limited).toMatchObject({ status: 429, code: 'A0429' });
  expect(limited.headers.get('retry-after')).toMatch(/^\d+$/);
  await advance(5 * year);
  expect((await verify(trainee?.number ?? '')).data).toMatchObject({ state: 'expired' });
});
