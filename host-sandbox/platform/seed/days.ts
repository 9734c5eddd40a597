const dayMs = 24 * 60 * 60 * 1000;

/** The time a number of days before another; fractions and negative numbers are allowed. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** A time in office hours a number of days ago, Beijing time (UTC+8); it varies with the position in the list. */
export function officeHourBefore(now: Date, days: number, index: number): Date {
  const then = daysBefore(now, days);
  // 09:00 to 16:59 in Beijing are 01:00 to 08:59 in UTC.
  then.setUTCHours(1 + ((index * 5) % 8), (index * 17) % 60, 0, 0);
  return then;
}
