import { startPlatform } from '../../seeded-copy';
import { codeFor, messagesOf, registerPerson, solveCaptcha } from '../testing/accounts';
import { clientHeader, send, signIn } from '../testing/client';

const day = 24 * 60 * 60;
const firstPage = { current: 1, size: 10, query: {} };

test('a sweep takes what has had its time and leaves what still counts', async () => {
  const platform = await startPlatform({ controlled: true });
  const { url } = platform;
  try {
    const { username, password, phone, headers } = await registerPerson(url);
    const wrong = () => send(url, 'login', { username, password: 'Wrong@2026' }, clientHeader);
    for (let round = 0; round < 5; round += 1) await wrong();
    await platform.tell({ secondsAhead: 61 });
    const code = await codeFor(url, 'sendLoginCode', phone);
    const captcha = await solveCaptcha(url);
    const reuse = () => send(url, 'sendResetCode', { phone: '13800000004', captcha }, clientHeader);
    expect(await reuse()).toMatchObject({ status: 200 });

    await platform.tell({ secondsAhead: 120, sweep: true });
    expect(await wrong()).toMatchObject({ code: 'A0211' });
    expect(await reuse()).toMatchObject({ code: 'A0221' });
    expect(await send(url, 'loginByCode', { phone, code }, clientHeader)).toMatchObject({ status: 200 });
    expect(await messagesOf(url, phone)).toHaveLength(2);
    expect(await send(url, 'profile', {}, headers)).toMatchObject({ status: 200 });

    await platform.tell({ secondsAhead: 2 * day, sweep: true });
    expect(await messagesOf(url, phone)).toEqual([]);
    expect(await wrong()).toMatchObject({ code: 'A0210', data: { remaining: 4 } });
    const again = await signIn(url, username, password);
    const { data } = await send(url, 'loginRecords', firstPage, again);
    expect(data.total).toBeGreaterThan(6);

    // The password is old by then; its age is told nevertheless.
    await platform.tell({ secondsAhead: 400 * day, sweep: true });
    const later = await signIn(url, username, password);
    expect(await send(url, 'passwordTime', {}, later)).toMatchObject({ data: { expired: true } });
  } finally {
    await platform.stop();
  }
}, 60_000);
