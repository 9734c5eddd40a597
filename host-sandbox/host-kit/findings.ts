import { faultNote } from '../platform/check/fault';
import { faults, type FaultName } from './faults';

/** `untried`: the check needs what the page does not offer. */
export type Result = 'fits' | 'fault' | 'untried';

/** The result of one check of a host's page. */
export interface Finding {
  /** Name of the check, such as `token`. */
  readonly check: string;
  readonly result: Result;
  readonly fault: FaultName | null;
  /** The observation, or the reason why the check was not tried, in Chinese. */
  readonly note: string;
}

export const fits = (check: string, note = ''): Finding => ({ check, result: 'fits', fault: null, note });

/** @param detail the observation */
export const faulty = (check: string, fault: FaultName, detail = ''): Finding => ({
  ...{ check, result: 'fault', fault },
  note: faultNote(faults[fault], detail),
});

export const untried = (check: string, note: string): Finding => ({
  ...{ check, result: 'untried', fault: null, note },
});
