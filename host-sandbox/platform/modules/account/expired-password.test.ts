import { platformFixture } from '../../testing/platform-fixture';

const { platform, send, as } = platformFixture({ controlled: true });

test('the platform reports the maximum password age and whether it has passed (R7.15)', async () => {
  const day = 24 * 60 * 60;
  const time = async (headers: { authorization: string }) =>
    (await send('passwordTime', {}, headers)).data as { changedAt: string };
  const [trainee, expired] = [await as('trainee'), await as('expired')];
  const { changedAt } = await time(trainee);
  expect(await time(trainee)).toEqual({ expired: false, changedAt, maxAgeDays: 90 });
  expect(await time(expired)).toMatchObject({ expired: true, maxAgeDays: 90 });
  expect(await send('passwordTime', {})).toMatchObject({ status: 401 });
  // A token lasts hours, a password months: check shortly before and after its last day.
  const left = Math.floor(90 * day - (Date.now() - Date.parse(changedAt)) / 1000);
  for (const [seconds, past] of [
    [left - 60, false],
    [left + 60, true],
  ] as const) {
    await platform.control({ secondsAhead: seconds });
    expect(await time(await as('trainee'))).toMatchObject({ expired: past });
  }
  await platform.control({ secondsAhead: 0 });
});

test('with an expired password only the calls that lead to a new one work (R7.15)', async () => {
  const headers = await as('expired');
  expect(await send('userInfo', {}, headers)).toMatchObject({ status: 200 });
  for (const call of ['profile', 'signOutOthers', 'accountExport'] as const) {
    expect(await send(call, {}, headers)).toMatchObject({
      status: 409,
      code: 'A0212',
      msg: '密码已超过有效期，请先修改密码',
    });
  }
  const change = (newPassword: string) =>
    send('passwordEdit', { oldPassword: 'Expired@2026', newPassword }, headers);
  expect(await change('Expired@2026')).toMatchObject({ status: 400, code: 'A0240' });
  expect(await change('Renewed@2026')).toMatchObject({ status: 200 });
  expect(await send('passwordTime', {}, headers)).toMatchObject({ data: { expired: false } });
  expect(await send('profile', {}, headers)).toMatchObject({ data: { realName: '阿依古丽·买买提' } });
});
