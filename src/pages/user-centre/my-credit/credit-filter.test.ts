import type { Credit } from '@/contracts/credit';
import { filterCredits, creditFilterHref, parseCreditFilter, sumCredits, creditYear } from './credit-filter';

const credit = (id: string, earnedAt: string, creditClass: 'I' | 'II', credits: number): Credit => ({
  ...{ id, projectId: '1', title: '肝移植', credits, creditClass, earnedAt },
});
const credits = [
  credit('1', '2026-03-01T00:00:00.000Z', 'I', 4),
  credit('2', '2025-12-31T16:00:00.000Z', 'II', 3),
  credit('3', '2025-12-31T15:59:59.999Z', 'II', 2),
];

it('takes the year of Beijing, where it begins eight hours earlier', () => {
  expect(credits.map(creditYear)).toEqual([2026, 2026, 2025]);
});

it('narrows credits to a year and a class by the address, and sums what is left (R2.28)', () => {
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

it('writes into the address what it reads from it', () => {
  const chosen = { year: 2026, creditClass: 'II' } as const;
  expect(creditFilterHref(chosen)).toBe('/uc/myCredit?year=2026&class=II');
  expect(parseCreditFilter(new URLSearchParams(creditFilterHref(chosen).split('?')[1]))).toEqual(chosen);
  expect(creditFilterHref({ year: undefined, creditClass: undefined })).toBe('/uc/myCredit');
});
