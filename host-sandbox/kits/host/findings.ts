import type { Bilingual } from '../platform/fault';
import { faults, type FaultName } from './faults/faults';

/** `untried`: the check needs what the page does not offer, so nothing is proven. */
export type Result = 'fits' | 'fault' | 'untried';

/** A text in both languages, or an observation that has no language, such as an address. */
export type Note = string | Bilingual;

/** The result of one check of a host's page. */
export interface Finding {
  /** Name of the check, such as `token`. */
  readonly check: string;
  readonly result: Result;
  readonly fault: FaultName | null;
  /** The observation, or the reason why the check was not tried, in Chinese and English. */
  readonly note: string;
}

const textOf = (note: Note) => (typeof note === 'string' ? note : note.join(' / '));

export const fits = (check: string, note: Note = ''): Finding => ({
  check,
  result: 'fits',
  fault: null,
  note: textOf(note),
});

/** @param detail the observation */
export const faulty = (check: string, fault: FaultName, detail: Note = ''): Finding => ({
  check,
  result: 'fault',
  fault,
  note: textOf(faults[fault].what) + (detail && `（${textOf(detail)}）`),
});

/** @param reason what the page does not offer */
export const untried = (check: string, reason: Bilingual): Finding => ({
  check,
  result: 'untried',
  fault: null,
  note: textOf(reason),
});
