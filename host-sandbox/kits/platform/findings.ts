import type { Bilingual } from './fault';
import { faults, type FaultName } from './faults';

/** `lacking`: the platform has no such call, which may be intended. */
export type Result = 'fits' | 'mismatch' | 'lacking' | 'unchecked';

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
  /** What was seen, in Chinese and English. */
  readonly note: string;
}

type ResponseCodes = Partial<Pick<Finding, 'status' | 'code'>>;

const base = { status: null, code: null, fault: null, note: '' } as const;

/** The call behaves as its contract says. @param note what was seen, if it is not obvious */
export function fits(check: string, call: string, response: ResponseCodes = {}, note?: Bilingual): Finding {
  return { ...base, check, call, ...pick(response), result: 'fits', note: note?.join(' / ') ?? '' };
}

/** The call breaks its contract. @param detail the observation */
export function mismatch(
  check: string,
  call: string,
  fault: FaultName,
  response: ResponseCodes = {},
  detail = '',
): Finding {
  const note = faults[fault].what.join(' / ') + (detail && `（${detail}）`);
  return { ...base, check, call, ...pick(response), result: 'mismatch', fault, note };
}

/** The platform has no such call, which may be intended. */
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

/** The check was skipped. @param reason why it was skipped */
export function unchecked(check: string, call: string, reason: Bilingual): Finding {
  return { ...base, check, call, result: 'unchecked', note: reason.join(' / ') };
}

/** Refusals that the check provokes. */
export const asExpected = {
  refused: ['如期拒绝', 'refused as it should be'],
  locked: ['如期锁定', 'locked as it should be'],
  getRefused: ['GET 如期拒绝', 'GET is refused as it should be'],
  brokenRefused: ['残缺的 JSON 如期拒绝', 'broken JSON is refused as it should be'],
  largeRefused: ['过大的请求如期拒绝', 'a body that is too large is refused as it should be'],
} as const satisfies Readonly<Record<string, Bilingual>>;

/** The reason not to judge a call that gets `A0429`. */
export const rateLimited: Bilingual = [
  '平台限制了频率，请稍后再试',
  'the platform limits the rate: try again later',
];

/** The reason to skip a check that needs a token. */
export const notSignedIn: Bilingual = ['没有登录成功', 'the login failed'];

const pick = ({ status = null, code = null }: ResponseCodes) => ({ status, code });
