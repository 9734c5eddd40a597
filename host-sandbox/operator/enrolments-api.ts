import type { RequestOf } from '../../src/contracts/call';
import { documentDownload } from '../../src/contracts/enrolment-document';
import {
  enrolmentReview,
  enrolmentReviewPage,
  type ReviewedEnrolment as Enrolment,
} from '../../src/contracts/enrolment-review';
import type { CallError } from '../kits/web/platform-call';
import { pageSize, readDictionary, type OperatorCalls } from './api';

export type { Enrolment };

/** The platform's states of an enrolment, and their names. */
export const stateNames = {
  incomplete: '待补材料',
  enrolled: '待审核',
  review: '审核中',
  approved: '已通过',
  refused: '未通过',
  left: '已取消',
} as const;
export type State = keyof typeof stateNames;
export type Decision = 'review' | 'approved' | 'refused';

/** The decisions that each state allows, with the labels of their buttons; a decision can be revoked. */
const decisionsIn: Partial<Record<State, readonly (readonly [Decision, string])[]>> = {
  // Documents may have been shown on paper.
  incomplete: [
    ['review', '受理'],
    ['refused', '不通过'],
  ],
  enrolled: [
    ['review', '受理'],
    ['approved', '通过'],
    ['refused', '不通过'],
  ],
  review: [
    ['approved', '通过'],
    ['refused', '不通过'],
  ],
  approved: [['review', '撤回']],
  refused: [['review', '撤回']],
};

/** The platform's calls about enrolments. They throw `CallError`. */
export function createEnrolmentApi(calls: OperatorCalls) {
  type Query = RequestOf<typeof enrolmentReviewPage>['query'];
  const find = (current: number, size: number, query: Query) =>
    calls.page(enrolmentReviewPage, { current, size, query });
  let jobTitles: ReadonlyMap<string, string> = new Map();
  return {
    page: (current: number, query: Query) => find(current, pageSize, query),
    /** The names of the job titles, read once; without them a list shows codes. */
    async jobTitles() {
      if (jobTitles.size === 0) jobTitles = await readDictionary(calls.send, 'professional_title');
      return jobTitles;
    },
    /** An address of a document, good for a minute. */
    async documentAddress(id: string) {
      const { url } = await calls.send(documentDownload, { id });
      return calls.mediaAddress(url);
    },
    /** Decides on an enrolment with the name that is shown; the platform rejects it when the name has changed. */
    decide: ({ id, person: { realName } }: Enrolment, state: Decision, reason: string | null) =>
      calls.send(enrolmentReview, { id, state, reason, realName }),
    /** The enrolment as it is now; where it cannot be read, at least with the state and name of the error. */
    async current(record: Enrolment, { data }: CallError): Promise<Enrolment> {
      const { state, realName } = (data ?? {}) as { state?: unknown; realName?: unknown };
      const person = typeof realName === 'string' ? { ...record.person, realName } : record.person;
      const isState = typeof state === 'string' && state in stateNames;
      const known = { ...record, person, state: isState ? (state as State) : record.state };
      const fields = { projectId: record.project.id, keyword: person.realName };
      const found = await find(1, 100, fields).catch(() => null);
      return found?.records.find(({ id }) => id === record.id) ?? known;
    },
  };
}

/** The decisions about an enrolment: those of its state, and the approval of a changed name. */
export function decisionsOf(record: Enrolment) {
  const decisions = record.completedAt === null ? (decisionsIn[record.state] ?? []) : [];
  return isRenamed(record) ? ([['approved', '核准新姓名'], ...decisions] as const) : decisions;
}

/** Whether the name of an approved person has changed since the approval. */
export const isRenamed = ({ state, approvedName, person }: Enrolment) =>
  state === 'approved' && approvedName !== null && approvedName !== person.realName;

/** Whether a decision revokes something from a person: a rejection, or the withdrawal of an approval. */
export const isRevocation = (record: Enrolment, decision: Decision) =>
  decision === 'refused' || (decision === 'review' && record.state === 'approved');

export const isDecided = ({ state }: Enrolment) => state === 'approved' || state === 'refused';

export const nameOf = ({ person, project }: Enrolment) => `${personName(person)}《${project.title}》`;

/** A closed account has no name. */
export const personName = ({ realName }: Enrolment['person']) => realName || '（账号已注销）';
