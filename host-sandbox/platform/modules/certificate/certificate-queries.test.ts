import type { IssuedCertificate } from '@/contracts/certificate';
import { platformFixture } from '../../testing/platform-fixture';

const {
  platform: _,
  send,
  as,
  advance,
} = platformFixture({
  controlled: true,
  env: { PASSWORD_DAYS: '3650' },
});

const page = async (query: object, current = 1, size = 10) =>
  (await send('certificatePage', { current, size, query }, await as('admin'))).data as {
    records: IssuedCertificate[];
    total: number;
    more: boolean;
  };

test('an operator finds certificates by number in any notation, by name, by course and by state', async () => {
  const all = await page({});
  expect(all).toMatchObject({ total: 4, more: false });
  expect(all.records.map(({ state }) => state).sort()).toEqual(['expired', 'issued', 'issued', 'revoked']);
  const [own, earlier] = all.records.filter(({ holder }) => holder === '林知夏');
  expect(own).toMatchObject({ state: 'issued', revokedAt: null, reason: null });
  const number = own?.number ?? '';
  const typed = number.toLowerCase().replace(/.{4}/g, '$& ').replace(/0/g, 'o').trim();
  for (const keyword of [number, typed, number.slice(4, 12)])
    expect((await page({ keyword })).records.map((one) => one.number)).toEqual([number]);
  for (const keyword of ['林知', ' 林知夏 '])
    expect((await page({ keyword })).records.map((one) => one.number)).toEqual([number, earlier?.number]);
  expect((await page({ keyword: own?.title.slice(0, 4) })).total).toBe(3);
  for (const keyword of ['%', '_', 'TC1999', '\u0000', "' or 1=1 --"])
    expect([keyword, (await page({ keyword })).total]).toEqual([keyword, 0]);
  for (const [state, found] of Object.entries({ issued: 2, revoked: 1, expired: 1 }))
    expect((await page({ state })).records.map((one) => one.state)).toEqual(Array(found).fill(state));
  const revoked = (await page({ state: 'revoked' })).records[0];
  expect(revoked?.reason).toBe('结业材料核查不合格');
});

test('pages have no gap, and the state is computed at request time', async () => {
  const numbers = (await page({})).records.map(({ number }) => number);
  const parts = await Promise.all([1, 2, 3, 4].map((current) => page({}, current, 1)));
  expect(parts.flatMap(({ records }) => records.map(({ number }) => number))).toEqual(numbers);
  await advance(6 * 365 * 24 * 60 * 60);
  expect([(await page({ state: 'issued' })).total, (await page({ state: 'expired' })).total]).toEqual([0, 3]);
  await advance(-6 * 365 * 24 * 60 * 60);
});

test('only operators read the list, and it contains no phone or ID number', async () => {
  const input = { current: 1, size: 10, query: {} };
  expect(await send('certificatePage', input)).toMatchObject({ status: 401, code: 'A0401' });
  expect(await send('certificatePage', input, await as('trainee'))).toMatchObject({
    status: 403,
    code: 'A0403',
  });
  for (const query of [{ state: 'ready' }, { keyword: 'x'.repeat(51) }, { keyword: 5 }])
    expect(await send('certificatePage', { ...input, query }, await as('admin'))).toMatchObject({
      status: 400,
    });
  expect(JSON.stringify(await page({}))).not.toMatch(/1\d{10}|\d{17}/);
});
