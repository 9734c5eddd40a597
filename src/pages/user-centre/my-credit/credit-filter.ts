import { chinaYear } from '@/contracts/china-time';
import type { Credit } from '@/contracts/credit';
import { creditClasses, type CreditClass } from '@/contracts/study-flags';
import { paths } from '@/shared/routes/paths';

/** The filter in the URL of my credits; an invalid value filters nothing. */
export interface CreditFilter {
  year: number | undefined;
  creditClass: CreditClass | undefined;
}

/** Reads the filter from the query parameters `year`, with four digits, and `class`. */
export function parseCreditFilter(query: URLSearchParams): CreditFilter {
  const year = query.get('year') ?? '';
  return {
    year: /^[2-9]\d{3}$/.test(year) ? Number(year) : undefined,
    creditClass: creditClasses.find((creditClass) => creditClass === query.get('class')),
  };
}

/** The in-app address of my credits with a filter. */
export function creditFilterHref({ year, creditClass }: CreditFilter): string {
  const query = new URLSearchParams({
    ...(year !== undefined && { year: String(year) }),
    ...(creditClass && { class: creditClass }),
  }).toString();
  return paths.userCentre.href({ section: 'myCredit' }) + (query && `?${query}`);
}

/** Credits of the chosen year, by the date in China, and class, in their order. */
export function filterCredits(credits: readonly Credit[], { year, creditClass }: CreditFilter): Credit[] {
  return credits.filter(
    (credit) =>
      (year === undefined || creditYear(credit) === year) &&
      (creditClass === undefined || credit.creditClass === creditClass),
  );
}

/** The year in Beijing (UTC+8 all year), independent of the computer's time zone. */
export function creditYear({ earnedAt }: Pick<Credit, 'earnedAt'>): number {
  return chinaYear(earnedAt);
}

/** The sum of credits, by class and in total. */
export function sumCredits(credits: readonly Credit[]): Record<CreditClass | 'total', number> {
  const sum = { I: 0, II: 0, total: 0 };
  for (const credit of credits) {
    sum[credit.creditClass] += credit.credits;
    sum.total += credit.credits;
  }
  return sum;
}
