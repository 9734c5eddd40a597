import { CallFailure } from '../platform-call';
import { isDecided, isState, nameOf, stateNames, type Decision, type Enrolment } from './enrolment';
import type { ReviewCalls } from './review-calls';
import type { ReviewList } from './review-list';
import type { ReviewRow } from './review-row';
import type { StatusLine } from './status-line';

interface Parts {
  calls: ReviewCalls;
  list: ReviewList;
  status: StatusLine;
  /** Whose list it is: an answer to somebody who has gone is not shown. */
  token: () => string;
  /** Takes over when the person may decide nothing at all. @returns whether it did */
  isDenied: (failure: unknown) => boolean;
}

const doneWords: Record<Decision, string> = {
  review: '已受理',
  approved: '已通过',
  refused: '已登记为不通过',
};

/** Sends a decision and shows what came of it. @returns a complaint when nothing was decided, and it can be tried again */
export function createEnrolmentActions({ calls, list, status, token, isDenied }: Parts) {
  return async function decide(row: ReviewRow, decision: Decision, reason: string | null = null) {
    const [record, asked] = [row.record(), token()];
    row.setBusy(true);
    try {
      const fresh = await calls.decide(record.id, decision, reason);
      if (token() === asked)
        settle(fresh, `${isDecided(record) ? '已撤回' : doneWords[decision]}：${nameOf(fresh)}`);
    } catch (failure) {
      if (token() !== asked || isDenied(failure)) return;
      if (!(failure instanceof CallFailure) || failure.code !== 'A0409') return textOf(failure);
      const fresh = await nowOf(record, failure);
      if (fresh.state === record.state) return textOf(failure);
      settle(fresh, `${nameOf(fresh)}已由他人处理，现在是“${stateNames[fresh.state]}”`);
    } finally {
      row.setBusy(false);
    }
    return;
  };

  function settle(fresh: Enrolment, text: string) {
    list.update(fresh);
    status.show(text);
  }

  /** The enrolment as the platform has it; where it cannot be read, at least in the state the refusal told. */
  async function nowOf(record: Enrolment, { data }: CallFailure): Promise<Enrolment> {
    const { state } = (data ?? {}) as { state?: unknown };
    const told = isState(state) ? { ...record, state } : record;
    return (await calls.again(record).catch(() => undefined)) ?? told;
  }
}

/** The platform names the field of an input it does not take; beside the field that needs no saying. */
function textOf(failure: unknown): string {
  return (failure instanceof Error ? failure.message : String(failure)).replace(/^reason：/, '');
}
