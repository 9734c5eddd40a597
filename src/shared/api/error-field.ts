import { fromChinaTime } from '@/contracts/china-time';
import { dateTime } from '@/contracts/fields';
import type { ApiErrorData } from './api-error';

/** A field in the data of an error; `undefined` where there is none. No contract covers these data. */
function errorField({ data }: Pick<ApiErrorData, 'data'>, name: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  return (data as Partial<Record<string, unknown>>)[name];
}

/** A text in the data of an error; null for a missing one and for another type. */
export function errorText(error: Pick<ApiErrorData, 'data'>, name: string): string | null {
  const value = errorField(error, name);
  return typeof value === 'string' ? value : null;
}

/** A number in the data of an error; null for a missing one and for another type. */
export function errorNumber(error: Pick<ApiErrorData, 'data'>, name: string): number | null {
  const value = errorField(error, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A time in the data of an error as ISO 8601 in UTC; null for a missing one and for a text that is no time. */
export function errorDateTime(error: Pick<ApiErrorData, 'data'>, name: string): string | null {
  const value = errorField(error, name);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return dateTime.safeParse(value).success ? String(value) : fromChinaTime(value);
}
