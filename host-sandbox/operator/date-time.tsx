/** Dates of the operators' pages are in the time of Beijing: `2026-11-22 09:05`. */
const timeZone = 'Asia/Shanghai';
/** Swedish writes dates in ISO order. */
const isoOrder = 'sv-SE';

/** @param dateTime ISO in UTC */
export function DateTime({ dateTime }: { dateTime: string }) {
  return <time dateTime={dateTime}>{toMinute(dateTime)}</time>;
}

/** The day alone. @param dateTime ISO in UTC */
export function Day({ dateTime }: { dateTime: string }) {
  return <time dateTime={dateTime}>{toMinute(dateTime).slice(0, 10)}</time>;
}

export function toMinute(dateTime: string): string {
  return new Date(dateTime).toLocaleString(isoOrder, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** The value of a field `datetime-local`. */
export const toField = (dateTime: string) => toMinute(dateTime).replace(' ', 'T');

/** The date-time of such a field, ISO in UTC; `null` for none. */
export function fromField(field: string): string | null {
  const dateTime = new Date(`${field}:00+08:00`);
  return Number.isNaN(dateTime.getTime()) ? null : dateTime.toISOString();
}
