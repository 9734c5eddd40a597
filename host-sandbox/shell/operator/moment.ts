import { createElement } from '../create-element';

/** Moments as operators read and give them, all in the time of Beijing: `2026-11-22 09:05`. */
const zone = 'Asia/Shanghai';
/** Swedish writes dates as ISO has them. */
const asIso = 'sv-SE';

/** A moment, ISO in UTC, to the minute. */
export function timeOf(moment: string) {
  return createElement('time', { dateTime: moment }, minuteOf(moment));
}

/** Its day alone. */
export function dayOf(moment: string) {
  return createElement('time', { dateTime: moment }, minuteOf(moment).slice(0, 10));
}

export function minuteOf(moment: string): string {
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return new Date(moment).toLocaleString(asIso, { timeZone: zone, ...parts });
}

/** As a field `datetime-local` has it. */
export const fieldOf = (moment: string) => minuteOf(moment).replace(' ', 'T');

/** The moment, ISO in UTC, that such a field says; `null` for none. */
export function momentIn(field: string): string | null {
  const moment = new Date(`${field}:00+08:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
