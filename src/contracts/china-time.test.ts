import { chinaDate, chinaYear, fromChinaTime, inChina, startOfChinaYear } from './china-time';

test.each([
  ['2026-12-31T15:59:59Z', 2026, '2026-12-31'],
  ['2026-12-31T16:00:00Z', 2027, '2027-01-01'],
  ['2026-03-04T16:05:00Z', 2026, '2026-03-05'],
])('%s is in the year %i of China, on %s', (dateTime, year, date) => {
  expect(chinaYear(dateTime)).toBe(year);
  expect(chinaDate(new Date(dateTime))).toBe(date);
  expect(inChina(Date.parse(dateTime)).getUTCHours()).toBe((new Date(dateTime).getUTCHours() + 8) % 24);
});

test('a year begins in China eight hours before it does in UTC', () => {
  expect(startOfChinaYear(2027).toISOString()).toBe('2026-12-31T16:00:00.000Z');
});

test.each([
  ['2026-11-23 10:00:00', '2026-11-23T02:00:00.000Z'],
  ['2026-11-23', '2026-11-22T16:00:00.000Z'],
  ['2026-11-23T10:00:00+08:00', '2026-11-23T02:00:00.000Z'],
  ['2026-11-23T10:00:00.000+09:00', '2026-11-23T01:00:00.000Z'],
  [1_763_863_200_000, '2025-11-23T02:00:00.000Z'],
  ['1763863200000', '2025-11-23T02:00:00.000Z'],
])('%p of a platform is read as %s', (value, time) => {
  expect(fromChinaTime(value)).toBe(time);
});

test.each([
  '',
  ' ',
  0,
  '0',
  '30分钟后',
  '2026-13-45',
  '2026-11-23Tx+08:00',
  NaN,
  Infinity,
  1_763_863_200_000_000,
  -1e17,
])('%p is no time', (value) => {
  expect(fromChinaTime(value)).toBeNull();
});
