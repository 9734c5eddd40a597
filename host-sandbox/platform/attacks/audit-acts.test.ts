import { calls } from '@/contracts/calls';
import { clientHeader } from '../testing/api';
import { createEnrolmentApi } from '../testing/enrolment-api';
import { platformFixture } from '../testing/platform-fixture';
import { makePng } from '../testing/sample-pictures';
import { createAuditLog } from './audit-log';

const { platform, ...api } = platformFixture({ controlled: true });
const { send, post, as, registerPerson, receiveSmsCode } = api;
const { projectId, completeProfile } = createEnrolmentApi(api);
const { entries, added } = createAuditLog(api);

/** Sends calls as one person and records their names. */
function sender(headers: Readonly<Record<string, string>>) {
  const sent = new Set<string>();
  const ok = async (call: keyof typeof calls, input: object, given = headers) => {
    sent.add(call);
    const response = await send(call, input, given);
    expect([call, response.code]).toEqual([call, '00000']);
    return response;
  };
  return { sent, ok };
}

test('every act of an operator leaves an entry with who, what and on whose record', async () => {
  const { headers, username } = await registerPerson();
  await completeProfile(headers);
  const project = await projectId('捐献文化与社会宣传');
  const { id: enrolment } = (await send('enrol', { projectId: project }, headers)).data;
  const contact = { name: '来访者', replyTo: '13700000000', text: '请回复', contactId: '1' };
  await send('contactSend', { ...contact, captcha: await api.solveCaptcha() });
  const { sent, ok } = sender(await as('admin'));
  let lastRequest: string | null = null;

  const found = await added(async () => {
    const text = { articleType: 'notice', categoryId: null, summary: '', source: '', content: '<p>一</p>' };
    const draft = { id: null, revision: 0, title: '留痕', ...text };
    const { id } = (await ok('articleEdit', draft)).data;
    await ok('articleEdit', { ...draft, id, title: '留痕二' });
    await ok('articlePublish', { id, revision: 1, published: true });
    const file = { articleId: id, name: '附件.pdf', category: 'other', content: btoa('%PDF-1.7') };
    const attachment = (await ok('attachmentAdd', file)).data;
    await ok('attachmentRemove', { id: attachment.id });
    await ok('articlePin', { id, revision: 2, pinned: true });
    await ok('articlePin', { id, revision: 3, pinned: false });
    await ok('articleCover', { id, revision: 4, image: makePng(16, 8).toString('base64') });
    await ok('articlePublish', { id, revision: 5, published: false });
    await ok('articleRemove', { id, revision: 6 });
    await ok('enrolmentReview', { id: enrolment, state: 'approved', reason: null });
    await ok('enrolmentReview', { id: enrolment, state: 'review', reason: '材料待核' });
    await ok('enrolmentReview', { id: enrolment, state: 'refused', reason: '材料不全' });
    await ok('documentDownload', { id: '1' });
    const query = { current: 1, size: 1, query: { state: 'issued' } };
    const [{ number }] = (await ok('certificatePage', query)).data.records;
    await ok('certificateRevoke', { number, reason: '核查不合格' });
    const [message] = (await ok('contactMessages', { current: 1, size: 1, query: {} })).data.records;
    await ok('contactHandle', { id: message.id, handled: true });
    await ok('contactHandle', { id: message.id, handled: false });
    const { headers: last } = await ok('contactAnswer', { id: message.id, answer: '已更正，请查收。' });
    lastRequest = last.get('x-request-id');
  });

  expect(found.map(({ action, title, person }) => [action, title, person?.username ?? null])).toEqual([
    ['articleCreate', '留痕', null],
    ['articleEdit', '留痕二', null],
    ['articlePublish', '留痕二', null],
    ['attachmentAdd', '附件.pdf', null],
    ['attachmentRemove', '附件.pdf', null],
    ['articlePin', '留痕二', null],
    ['articleUnpin', '留痕二', null],
    ['articleCover', '留痕二', null],
    ['articleWithdraw', '留痕二', null],
    ['articleRemove', '留痕二', null],
    ['enrolmentApprove', expect.stringContaining('捐献文化'), username],
    ['enrolmentReopen', expect.stringContaining('捐献文化'), username],
    ['enrolmentRefuse', expect.stringContaining('捐献文化'), username],
    ['documentDownload', '肝移植医师规范化培训', 'trainee'],
    ['certificateRead', null, null],
    ['certificateRevoke', expect.any(String), 'trainee'],
    ['contactRead', null, null],
    ['contactHandle', null, null],
    ['contactReopen', null, null],
    ['contactAnswer', null, null],
  ]);
  expect(new Set(found.map(({ actor }) => actor.username))).toEqual(new Set(['admin']));
  expect(found.at(-1)?.requestId).toBe(lastRequest);
  const acts = Object.entries(calls).filter(([, call]) => call.role === 'admin' && !call.readOnly);
  expect(acts.map(([name]) => name).filter((name) => !sent.has(name))).toEqual([]);
});

test('every change of an account leaves an entry of the changed fields without their values, also once it is closed', async () => {
  const person = await registerPerson();
  const { sent, ok } = sender(person.headers);
  sent.add('register');
  const profile = { realName: '沈知远', gender: 'male', hospital: person.hospital, department: null };
  const [phone, password] = ['13712345678', 'Changed@2026'];
  const found = await added(async () => {
    await ok('profileEdit', { ...profile, jobTitle: null, email: 'a@example.org' });
    await ok('profileEdit', { ...profile, jobTitle: null, email: 'a@example.org' });
    await ok('emailCodeSend', { email: 'a@example.org' });
    const [email] = await api.smsMessages('a@example.org');
    await ok('emailConfirm', { code: /验证码 (\d{6})/.exec(email?.text ?? '')?.[1] });
    await ok('avatarEdit', { image: makePng(16, 16).toString('base64') });
    await ok('idNumberEdit', { idNumber: '11010519491231002X', consent: true });
    await ok('idNumberEdit', { idNumber: null, consent: false });
    await ok('passwordEdit', { oldPassword: person.password, newPassword: password });
    const code = await receiveSmsCode('sendChangePhoneCode', phone, person.headers);
    await ok('phoneEdit', { phone, code, password });
    await ok('notificationSettingsEdit', { sms: ['enrolment'], email: [] });
    await ok('notificationSettingsEdit', { sms: ['enrolment'], email: [] });
    await as({ username: person.username, password });
    await ok('signOutOthers', {});
    await ok('signOutOthers', {});
    await ok('accountExport', {});
    await ok('accountExport', { password });
    await platform.control({ secondsAhead: 61 });
    const reset = await receiveSmsCode('sendResetCode', phone);
    await ok('passwordReset', { phone, code: reset, password: person.password }, clientHeader);
    const again = await as(person);
    await ok('accountClose', { password: person.password }, again);
  });
  expect(found.map(({ action, fields }) => [action, ...fields])).toEqual([
    ['profileEdit', 'gender', 'email'],
    ['emailConfirm', 'email'],
    ['avatarEdit'],
    ['idNumberEdit', 'idNumber', 'idNumberConsent'],
    ['idNumberRemove', 'idNumber', 'idNumberConsent'],
    ['passwordEdit'],
    ['phoneEdit'],
    ['notificationEdit', 'smsEvents'],
    ['sessionsEnd'],
    ['accountExport'],
    ['passwordReset'],
    ['accountClose'],
  ]);
  expect(JSON.stringify(found)).not.toMatch(/example\.org|1101051949|137\d{8}|@2026/);
  const [last] = found;
  const registered = (await entries({ action: 'accountRegister' }))[0];
  expect(registered).toMatchObject({ subject: last?.subject, fields: ['termsConsent'] });
  expect(registered?.actor.username).toMatch(/^closed-\d+$/);
  const changes = Object.entries(calls).filter(
    ([, { path, readOnly }]) =>
      !readOnly && /userInfo\/.*(doEdit|close|export)|portal\/(register|pwdreset)/.test(path),
  );
  expect(changes.length).toBeGreaterThan(6);
  expect(changes.map(([name]) => name).filter((name) => !sent.has(name))).toEqual([]);
});

test('entries are for operators only, and neither a call nor a statement in the database removes them', async () => {
  const all = await entries();
  expect(all.length).toBeGreaterThan(5);
  const body = JSON.stringify({ current: 1, size: 10, query: {} });
  const [trainee, stranger] = [await as('trainee'), {}];
  expect((await post('/unify-main/admin/audit/page', body, trainee)).status).toBe(403);
  expect((await post('/unify-main/admin/audit/page', body, stranger)).status).toBe(401);
  const statements = [
    "update audit_entries set action = 'profileEdit'",
    'delete from audit_entries',
    'truncate audit_entries',
  ];
  await platform.control({ statements, cleanUp: true, secondsAhead: 1000 * 24 * 60 * 60 });
  await platform.control({ secondsAhead: 61 });
  expect(await entries()).toEqual(all);
  const keyword = all.find(({ action }) => action === 'certificateRevoke')?.subject;
  expect((await entries({ keyword })).map(({ subject }) => subject)).toEqual([keyword]);
});
