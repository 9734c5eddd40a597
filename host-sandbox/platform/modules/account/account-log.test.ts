import { requestIdHeader } from '@/contracts/envelope';
import { makeUser, bearerHeader, clientHeader } from '../../testing/api';
import { waitForLogLines, platformFixture } from '../../testing/platform-fixture';

const { platform, send, post, requestSmsCode, receiveSmsCode, register, login } = platformFixture({
  controlled: true,
  env: { LOG_LEVEL: 'trace' },
});

test("no log line contains a password, token, phone or ID number, and a code only in the sample's SMS line; the number of a failed call finds its statement (R10.71)", async () => {
  const person = makeUser();
  const code = await receiveSmsCode('sendRegisterCode', person.phone);
  await register({ ...person, code: '000000' });
  const response = await register({ ...person, code });
  const headers = bearerHeader(response);
  await login(person.username, 'Wrong@2026');
  const idNumber = { idNumber: '440524188001010014', consent: true };
  await send('idNumberEdit', idNumber, headers);
  await send('accountExport', { password: person.password }, headers);
  await platform.control({ secondsAhead: 61 });
  const entry = await receiveSmsCode('sendLoginCode', person.phone);
  await send('loginByCode', { phone: person.phone, code: entry }, clientHeader);
  // Database errors must not log parameters either.
  const failed: (string | null)[] = [];
  for (let query = 1; query <= 8; query += 1) {
    await platform.control({ failAtQuery: query, secondsAhead: 61 + query * 61 });
    await requestSmsCode('sendResetCode', person.phone).catch(() => undefined);
    await platform.control({ failAtQuery: query });
    const { status, headers: responseHeaders } = await send('idNumberEdit', idNumber, headers);
    if (status >= 500) failed.push(responseHeaders.get(requestIdHeader));
  }
  await platform.control({ failAtQuery: null });
  await post(`/train2/portal/loginmsg?phone=${person.phone}&code=${entry}x`, '{"password":"Broken@2026"');

  await waitForLogLines(platform, (line) => line.includes('/loginmsg"') && !line.includes('"status":200'), 1);
  const lines = platform.output().trim().split('\n');
  const messages = lines.filter((line) => line.includes('"sms queued"'));
  expect(messages.length).toBeGreaterThanOrEqual(2);
  expect(messages[0]).toContain(`验证码 ${code}`);
  expect(messages[0]).toContain(`139****${person.phone.slice(-4)}`);
  const others = lines.filter((line) => !line.includes('"sms queued"')).join('\n');
  expect(failed.length).toBeGreaterThan(2);
  for (const number of failed) {
    const [found = ''] = lines.filter(
      (line) => line.includes(number ?? '-') && line.includes('request failed'),
    );
    expect(JSON.parse(found)).toMatchObject({
      error: { query: expect.stringMatching(/^(select|insert|update|delete) /) as string },
    });
  }
  for (const secret of [code, entry]) expect(others).not.toMatch(new RegExp(`\\b${secret}\\b`));
  const token = headers.authorization.slice(7);
  for (const secret of [token, person.phone, '440524188001010014', '@2026', person.realName]) {
    expect(lines.join('\n')).not.toContain(secret);
  }
}, 60_000);
