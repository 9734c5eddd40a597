import { chinaDate, chinaYear, inChina, startOfChinaYear } from './china-time';

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
