import { faultNote, type Bilingual } from './fault';
import { faults, type FaultName } from './faults';

/** `lacking`: the platform has no such call, which may be intended. */
export type Result = 'fits' | 'mismatch' | 'lacking' | 'untried';

/** The result of one check of one call. */
export interface Finding {
  /** Name of the check, such as `paging`. */
  readonly check: string;
  /** Name of the call. */
  readonly call: string;
  /** HTTP status, `null` without a response. */
  readonly status: number | null;
  /** Code of the envelope, `null` without one. */
  readonly code: string | number | null;
  readonly result: Result;
  readonly fault: FaultName | null;
  /** The mismatch in Chinese, or the reason why the check was skipped, in Chinese and English. */
  readonly note: string;
}

type ResponseCodes = Partial<Pick<Finding, 'status' | 'code'>>;

const base = { status: null, code: null, fault: null, note: '' } as const;

export function fits(check: string, call: string, response: ResponseCodes = {}, note = ''): Finding {
  return { ...base, check, call, ...pick(response), result: 'fits', note };
}

/** @param detail the observation */
export function mismatch(
  check: string,
  call: string,
  fault: FaultName,
  response: ResponseCodes = {},
  detail = '',
): Finding {
  const note = faultNote(faults[fault], detail);
  return { ...base, check, call, ...pick(response), result: 'mismatch', fault, note };
}

export function lacking(check: string, call: string, response: ResponseCodes = {}): Finding {
  return {
    ...base,
    check,
    call,
    ...pick(response),
    result: 'lacking',
    note: '平台没有这个接口 / the platform has no such call',
  };
}

/** @param reason why it was skipped */
export function untried(check: string, call: string, reason: Bilingual): Finding {
  return { ...base, check, call, result: 'untried', note: reason.join(' / ') };
}

/** The reason to skip a check that needs a token. */
export const notSignedIn: Bilingual = ['没有登录成功', 'the login failed'];

const pick = ({ status = null, code = null }: ResponseCodes) => ({ status, code });
