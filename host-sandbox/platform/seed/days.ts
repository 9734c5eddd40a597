const day = 24 * 60 * 60 * 1000;

/** The moment so many days before another; a fraction is a part of a day, a negative number lies ahead. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/**
 * A moment at office hours so many days ago, Beijing time (UTC+8), told apart by the article's place in its list.
 */
export function officeHourBefore(now: Date, days: number, place: number): Date {
  const then = daysBefore(now, days);
  // 09:00 to 16:59 in Beijing are 01:00 to 08:59 in UTC.
  then.setUTCHours(1 + ((place * 5) % 8), (place * 17) % 60, 0, 0);
  return then;
}
