import { chinaDate } from '@/contracts/china-time';
import { holdsSeat } from '@/contracts/enrolment-fields';
import type { Enrolment } from '@/features/projects/enrolment-rules';

/** A date of one of the user's courses. */
export interface AgendaEntry {
  /** `ends` is the deadline for studying while the course is not completed. */
  kind: 'starts' | 'ends';
  /** ISO 8601 in UTC. */
  at: string;
  /** The date in China, as `2026-11-21`. */
  day: string;
  projectId: string;
  title: string;
}

/** The dates of the courses in which the user has a seat, earliest first. */
export function agendaOf(enrolments: readonly Enrolment[]): AgendaEntry[] {
  return enrolments
    .filter(({ state }) => holdsSeat(state))
    .flatMap(({ project: { id: projectId, title, startsAt, endsAt } }) => [
      { kind: 'starts' as const, at: startsAt, day: chinaDate(startsAt), projectId, title },
      { kind: 'ends' as const, at: endsAt, day: chinaDate(endsAt), projectId, title },
    ])
    .sort((one, other) => one.at.localeCompare(other.at));
}

/** Days from one date to another, by the calendar of China; 0 on the same day. */
export function daysUntil(at: string, now: number): number {
  return Math.round((Date.parse(chinaDate(at)) - Date.parse(chinaDate(now))) / dayMs);
}

const dayMs = 24 * 60 * 60 * 1000;

/** A month, counted from January of the year 0. */
export type Month = number;

/** @param day as `2026-11-21` */
export function monthOf(day: string): Month {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
}

/** The first day of a month as a `Date` in UTC, for formatting in UTC. */
export function firstOf(month: Month): Date {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));
}

/** The weeks of a month, Monday first; days of other months are `null`. */
export function weeksOf(month: Month): (string | null)[][] {
  const first = firstOf(month);
  const lead = (first.getUTCDay() + 6) % 7;
  const length = Math.round((firstOf(month + 1).getTime() - first.getTime()) / dayMs);
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - lead;
      if (index < 0 || index >= length) return null;
      return new Date(first.getTime() + index * dayMs).toISOString().slice(0, 10);
    }),
  );
}
