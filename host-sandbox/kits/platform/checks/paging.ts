import type { Call } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { limits } from '@/contracts/limits';
import { errorFault, successFault, type CheckResponse } from '../caller';
import type { CheckContext } from '../check-context';
import { fits, mismatch, type Finding } from '../findings';
import { expectedErrorOf, inputOf } from '../inputs';

const check = 'paging';

interface Page {
  readonly records: readonly unknown[];
  readonly total: number;
  readonly current: number;
  readonly size: number;
}

/**
 * Requests the first pages of one record of each list, a page of two, a page behind the last, and a page that is too
 * large.
 */
export async function checkPaging(context: CheckContext): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of Object.keys(calls) as CallName[]) {
    const declared: Call = calls[name];
    const input = context.isChosen(name) ? inputOf(name, context.found) : null;
    if (!isPaged(input) || expectedErrorOf(name)) continue;
    if (declared.access === 'member' && !context.found.token) continue;
    const finding = await checkList(name, input, context);
    if (finding) findings.push(finding);
  }
  return findings;
}

const isPaged = (input: unknown): input is { current: number; size: number } =>
  typeof input === 'object' && input !== null && 'current' in input && 'size' in input;

/** The field of a first page of one record that does not fit; `null` if none. */
function wrongPageField({ records, size, current }: Page): string | null {
  if (records.length > 1) return `records.length ${records.length} ≠ 1`;
  if (size !== 1) return `size ${size} ≠ 1`;
  return current === 1 ? null : `current ${current} ≠ 1`;
}

/** The id of a record; other fields may differ from call to call, such as signed addresses. */
function keyOf(record: unknown): string {
  const { id } = (record ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : JSON.stringify(record ?? null);
}

/** @returns `null` when the call does not respond at all, which another check reports */
async function checkList(
  name: CallName,
  input: object,
  { call, found: { token } }: CheckContext,
): Promise<Finding | null> {
  const ask = (current: number, size: number) => call(name, { ...input, current, size }, { token });
  const pageOf = (response: CheckResponse) => (successFault(name, response) ? null : (response.data as Page));
  const response = await ask(1, 1);
  const first = pageOf(response);
  if (!first) return null;
  const wrongPage = wrongPageField(first);
  if (wrongPage) return mismatch(check, name, 'page-size-ignored', response, wrongPage);
  if (first.total < first.records.length || (first.total > 0 && first.records.length === 0))
    return mismatch(
      check,
      name,
      'wrong-total',
      response,
      `total ${first.total}, records.length ${first.records.length}`,
    );

  // Counted from 0, the first page of two begins with another record than the first page of one.
  const pair = first.total > 1 ? pageOf(await ask(1, 2)) : null;
  if (pair && keyOf(pair.records[0]) !== keyOf(first.records[0]))
    return mismatch(check, name, 'page-offset', response);

  const second = pageOf(await ask(2, 1));
  if (second && first.total > 1) {
    if (second.records.length !== 1 || second.total !== first.total)
      return mismatch(
        check,
        name,
        'wrong-total',
        response,
        `current 1: total ${first.total}, current 2: total ${second.total}`,
      );
    if (JSON.stringify(second.records) === JSON.stringify(first.records))
      return mismatch(check, name, 'page-repeats', response);
  }
  const behind = pageOf(await ask(first.total + 2, 1));
  if (behind && behind.records.length > 0 && first.total < limits.countMax)
    return mismatch(
      check,
      name,
      'wrong-total',
      response,
      `current ${first.total + 2}: records.length ${behind.records.length}`,
    );

  const large = await ask(1, limits.pageSize + 1);
  const wrong = errorFault(large, 'A0400', 'page-limit-ignored');
  return wrong ? mismatch(check, name, wrong.fault, large, wrong.detail) : fits(check, name, response);
}
