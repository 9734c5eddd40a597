import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startTestPlatform } from '../../testing/start-test-platform';
import { apiFor } from '../../testing/api';
import { platformFixture } from '../../testing/platform-fixture';

const { platform, send, as, registerPerson } = platformFixture({ controlled: true });

const full = {
  realName: '阿依古丽·买买提',
  gender: 'female',
  hospital: '天山区第一人民医院',
  department: '重症医学科',
  jobTitle: 'associate',
  email: 'a@example.org',
};

test('the sample trainee has a complete profile with masked phone and ID number (R7.9)', async () => {
  const { data } = await send('profile', {}, await as('trainee'));
  expect(data).toMatchObject({
    username: 'trainee',
    phone: '138****0001',
    idNumber: '110*************2X',
    realName: '林知夏',
    complete: true,
  });
  expect(JSON.stringify(data)).not.toMatch(/13800000001|11010519491231002X/);
});

test('an edit replaces the whole profile (R10.55, R10.18)', async () => {
  const { headers, hospital } = await registerPerson();
  expect((await send('profile', {}, headers)).data).toMatchObject({ hospital, complete: false });
  expect(await send('profileEdit', full, headers)).toMatchObject({ status: 200, data: null });
  expect((await send('profile', {}, headers)).data).toMatchObject({ ...full, complete: true });
  const less = { ...full, department: null, jobTitle: null, email: null };
  await send('profileEdit', less, headers);
  expect((await send('profile', {}, headers)).data).toMatchObject({ ...less, complete: false });
});

test.each([
  [{ realName: '李' }, 'realName：姓名应为2-60个文字'],
  [{ realName: '李'.repeat(61) }, 'realName'],
  [{ gender: 'other' }, 'gender'],
  [{ hospital: '' }, 'hospital：不能为空'],
  [{ hospital: '\u200B\u2060' }, 'hospital：请输入看得见的文字'],
  [{ hospital: ' \u00AD\u180E ' }, 'hospital'],
  [{ department: '\u3164\uFE0F' }, 'department'],
  [{ realName: '\u3164\u3164' }, 'realName'],
  [{ hospital: 'x'.repeat(61) }, 'hospital'],
  [{ department: 'x\u0000y' }, 'department'],
  [{ department: 'x\ny' }, 'department'],
  [{ department: '\ud800x' }, 'department'],
  [{ jobTitle: 'emperor' }, 'jobTitle：没有这个职称'],
  [{ jobTitle: "attending' or '1'='1" }, 'jobTitle'],
  [{ jobTitle: '\0' }, 'jobTitle'],
  [{ email: 'a@b' }, 'email：请输入正确的邮箱'],
  [{ email: `${'a'.repeat(250)}@b.cn` }, 'email'],
  [{ realName: undefined }, 'realName'],
])("the change %j is rejected with the field's name and changes nothing (R5.15)", async (change, text) => {
  const headers = await as('trainee');
  const before = (await send('profile', {}, headers)).data as unknown;
  const { status, code, msg } = await send('profileEdit', { ...full, ...change }, headers);
  expect([status, code, msg]).toEqual([400, 'A0400', expect.stringContaining(text)]);
  expect((await send('profile', {}, headers)).data).toEqual(before);
});

test.each([
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '%00\\0',
  '"><img src=x onerror=alert(1)>',
])('the text %j is stored and returned unchanged', async (text) => {
  const { headers } = await registerPerson();
  const change = { ...full, hospital: text, department: text };
  expect(await send('profileEdit', change, headers)).toMatchObject({ status: 200 });
  const response = await send('profile', {}, headers);
  expect(response.data).toMatchObject({ hospital: text, department: text });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('profile calls name no user, so nobody edits or reads another profile', async () => {
  const [mine, other] = [await registerPerson(), await registerPerson()];
  const change = {
    ...full,
    id: '1',
    userId: '1',
    username: other.username,
    roles: ['admin'],
    phone: '13800000001',
  };
  await send('profileEdit', change, mine.headers);
  expect((await send('profile', { username: other.username }, mine.headers)).data).toMatchObject({
    username: mine.username,
    realName: full.realName,
  });
  expect((await send('profile', {}, other.headers)).data).toMatchObject({ realName: other.realName });
  expect((await send('userInfo', {}, mine.headers)).data).toMatchObject({ roles: ['trainee'] });
  for (const call of ['profile', 'profileEdit', 'avatarEdit', 'idNumberEdit', 'phoneEdit'] as const)
    expect(await send(call, full)).toMatchObject({ status: 401, code: 'A0401' });
});

test('an ID number requires separate consent, is stored encrypted, shown masked, and can be removed (R5.14)', async () => {
  const { headers } = await registerPerson();
  const edit = (input: object) => send('idNumberEdit', input, headers);
  const shown = async () => (await send('profile', {}, headers)).data.idNumber as unknown;
  expect(await edit({ idNumber: '440524188001010014', consent: false })).toMatchObject({
    status: 400,
    msg: 'consent：请先单独同意处理身份证号',
  });
  for (const idNumber of ['110105194912310021', '44052418800101001', "' or 1=1 --", '']) {
    expect(await edit({ idNumber, consent: true })).toMatchObject({
      status: 400,
      msg: 'idNumber：请输入正确的身份证号码',
    });
  }
  expect(await shown()).toBeNull();
  expect(await edit({ idNumber: '11010519491231002x', consent: true })).toMatchObject({
    status: 200,
    data: { idNumber: '110*************2X' },
  });
  expect(await shown()).toBe('110*************2X');
  expect(await edit({ idNumber: null, consent: false })).toMatchObject({ data: { idNumber: null } });
  expect(await shown()).toBeNull();
});

test('an ID number that no key decrypts is shown as missing, and its owner enters it again', async () => {
  const { headers, username, password } = await registerPerson();
  const damage = `update users set id_number_sealed = 'v1.AAAA' where username = '${username}'`;
  await platform.control({ statements: [damage] });
  expect(await send('profile', {}, headers)).toMatchObject({ status: 200, data: { idNumber: null } });
  expect(await send('accountExport', { password }, headers)).toMatchObject({
    status: 200,
    data: { profile: { idNumber: null } },
  });
  await send('idNumberEdit', { idNumber: '440524188001010014', consent: true }, headers);
  expect((await send('profile', {}, headers)).data.idNumber).toBe('440*************14');
});

test('no file of the data folder contains an ID number, and only the owner may read the key file', async () => {
  const stop = await startTestPlatform();
  const there = apiFor(stop);
  try {
    const headers = await there.as('newcomer');
    await there.send('idNumberEdit', { idNumber: '440524188001010014', consent: true }, headers);
    await stop.kill();
    expect(statSync(join(stop.dataDir, 'data.key')).mode & 0o777).toBe(0o600);
    const files = readdirSync(stop.dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(stop.dataDir, name))
      .filter((file) => statSync(file).isFile());
    for (const file of files) {
      const content = readFileSync(file, 'latin1');
      for (const number of ['440524188001010014', '11010519491231002X'])
        if (content.includes(number)) throw new Error(`${file} holds ${number}`);
    }
  } finally {
    await stop.stop();
  }
}, 60_000);
