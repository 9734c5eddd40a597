import type { Credit } from '@/contracts/credit';
import { filterCredits, creditFilterHref, parseCreditFilter, sumCredits, creditYear } from './credit-filter';

const credit = (id: string, earnedAt: string, creditClass: 'I' | 'II', credits: number): Credit => ({
  id,
  projectId: '1',
  title: '肝移植',
  credits,
  creditClass,
  earnedAt,
  certificate: null,
});
const credits = [
  credit('1', '2026-03-01T00:00:00.000Z', 'I', 4),
  credit('2', '2025-12-31T16:00:00.000Z', 'II', 3),
  credit('3', '2025-12-31T15:59:59.999Z', 'II', 2),
];

it('uses the year in Beijing, which starts eight hours before UTC', () => {
  expect(credits.map(creditYear)).toEqual([2026, 2026, 2025]);
});

it('filters credits by year and class from the URL, and sums the rest (R2.28)', () => {
  const idsAt = (query: string) =>
    filterCredits(credits, parseCreditFilter(new URLSearchParams(query))).map(({ id }) => id);
  expect(idsAt('year=2026')).toEqual(['1', '2']);
  expect(idsAt('class=II')).toEqual(['2', '3']);
  expect(idsAt('year=2026&class=I')).toEqual(['1']);
  for (const query of ['', 'year=26', 'year=abc', 'year=99999', 'class=III', 'class=i'])
    expect([query, idsAt(query)]).toEqual([query, ['1', '2', '3']]);
  expect(sumCredits(credits)).toEqual({ I: 4, II: 5, total: 9 });
  expect(sumCredits([])).toEqual({ I: 0, II: 0, total: 0 });
});

it('parses a URL back to the filter it was made from', () => {
  const filter = { year: 2026, creditClass: 'II' } as const;
  expect(creditFilterHref(filter)).toBe('/uc/myCredit?year=2026&class=II');
  expect(parseCreditFilter(new URLSearchParams(creditFilterHref(filter).split('?')[1]))).toEqual(filter);
  expect(creditFilterHref({ year: undefined, creditClass: undefined })).toBe('/uc/myCredit');
});
