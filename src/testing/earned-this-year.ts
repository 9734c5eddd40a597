import type { ResponseOf } from '@/contracts/call';
import { chinaYear } from '@/contracts/china-time';
import type { creditSummary } from '@/contracts/credit';
import { postAs } from './api-as';

/** The user's credits of this year; in its first weeks the sample trainee has none, only those of earlier years. */
export async function earnedThisYear(token: string): Promise<number> {
  const { years } = await postAs<ResponseOf<typeof creditSummary>>(token, 'portal/credit/summary', {});
  const { I, II } = years.find(({ year }) => year === chinaYear(Date.now())) ?? { I: 0, II: 0 };
  return I + II;
}
