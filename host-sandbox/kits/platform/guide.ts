import type { FaultName } from './faults';

/** The headings of docs/platform.md, and the faults whose remedies are below them. */
const headings = {
  responses: [
    ...(['no-answer', 'not-json', 'envelope', 'missing-field', 'wrong-value', 'refused'] as const),
    ...(['unknown-code', 'error-with-success-code', 'success-with-error-status'] as const),
    ...(['error-with-success-status', 'wrong-error'] as const),
  ],
  input: [
    ...(['not-refused', 'bad-input-accepted', 'refused-with-effect'] as const),
    ...(['get-accepted', 'body-unlimited'] as const),
  ],
  access: [
    ...(['no-login-path', 'no-token-field', 'token-survives-logout', 'open-without-token'] as const),
    ...(['open-with-any-token', 'public-needs-token', 'role-ignored'] as const),
    ...(['no-lock', 'lock-without-end', 'names-told'] as const),
  ],
  lists: [
    'page-size-ignored',
    'page-offset',
    'page-repeats',
    'wrong-total',
    'page-limit-ignored',
    'unstable',
  ],
  times: ['clock-off', 'time-zone'],
  repetitions: ['not-idempotent', 'not-cleaned'],
} as const satisfies Readonly<Record<string, readonly FaultName[]>>;

/** The place in the guide that has the remedy of a fault. */
export function guideOf(fault: FaultName): string {
  const heading = Object.entries(headings).find(([, names]) => (names as readonly string[]).includes(fault));
  return `docs/platform.md#${heading?.[0]}`;
}
