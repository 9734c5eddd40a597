import { platformFixture } from '../testing/platform-fixture';

const { send } = platformFixture({ env: { TRUST_PROXY: 'loopback' } });
const search = (network: string, keyword: string) =>
  send('searchAll', { current: 1, size: 20, query: { keyword } }, { 'x-forwarded-for': network });
const costly = Array(5).fill('鑫淼焱垚犇骉羴猋龘').join(' ');

test('a network that floods the search is refused beyond its share, and other readers find what they look for', async () => {
  const flood = Array.from({ length: 60 }, () => search('198.51.100.7', costly));
  const reader = await search('203.0.113.9', '肝移植');
  const answers = await Promise.all(flood);
  expect(reader).toMatchObject({ status: 200, data: { total: expect.any(Number) } });
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(40);
  expect(refused[0]).toMatchObject({ code: 'A0429', data: { retryAfter: expect.any(Number) } });
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
  expect(await search('198.51.100.7', '肝移植')).toMatchObject({ status: 200 });
});
