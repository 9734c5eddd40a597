/**
 * The platform's calendar: dates, years and deadlines are those of China, independent of the settings of a computer.
 * China has used UTC+8 all year since 1992, so that a fixed offset is exact for every date of the portal.
 */
export const chinaTimeZone = 'Asia/Shanghai';

const offsetMs = 8 * 60 * 60 * 1000;

/**
 * A `Date` whose UTC fields (`getUTCFullYear`, …) are the date and time in China; for those fields only.
 * @param dateTime ISO 8601, milliseconds since 1970, or a `Date`
 */
export function inChina(dateTime: string | number | Date): Date {
  return new Date(new Date(dateTime).getTime() + offsetMs);
}

/** The year in China. */
export function chinaYear(dateTime: string | number | Date): number {
  return inChina(dateTime).getUTCFullYear();
}

/** The date in China, as `2026-11-21`. */
export function chinaDate(dateTime: string | number | Date): string {
  return inChina(dateTime).toISOString().slice(0, 10);
}

/** The date in China in Chinese format: `2026/11/21`. */
export function chineseDay(dateTime: string): string {
  return chinaDate(dateTime).replace(/-/g, '/');
}

const chinaTime = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/;
const withOffset = /^\d{4}-\d\d-\d\dT\S+[+-]\d\d:\d\d$/;

/**
 * ISO 8601 in UTC of milliseconds since 1970, of a time in China such as `2026-11-23 10:00:00`, or of ISO 8601 with another
 * offset; null for others, also for an empty text and for 0, by which some platforms say that there is no time.
 */
export function fromChinaTime(value: string | number): string | null {
  const date = new Date(instantOf(String(value)));
  return date.getTime() !== 0 && date.getUTCFullYear() <= 9999 ? date.toISOString() : null;
}

function instantOf(text: string): string | number {
  const [, day, time = '00:00'] = chinaTime.exec(text) ?? [];
  if (day !== undefined) return `${day}T${time}+08:00`;
  return withOffset.test(text) ? text : Number(text);
}

/** The time at which a day, as `2026-11-21`, starts in China. @param daysLater that of a later day */
export function startOfChinaDay(day: string, daysLater = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + daysLater * 24 * 60 * 60 * 1000 - offsetMs);
}

/** The time at which a year starts in China. */
export function startOfChinaYear(year: number): Date {
  return new Date(Date.UTC(year, 0, 1) - offsetMs);
}
