import type { CallError } from '../platform-call';
import { pageSize, readDictionary, readPage, setFields, type OperatorCalls } from './api';

/** The platform's states of an enrolment, and their names. */
export const stateNames = {
  enrolled: '待审核',
  review: '审核中',
  approved: '已通过',
  refused: '未通过',
  left: '已退出',
} as const;
export type State = keyof typeof stateNames;
export type Decision = 'review' | 'approved' | 'refused';

/** The decisions that each state allows, with the labels of their buttons; a decision can be revoked. */
const decisionsIn: Partial<Record<State, readonly (readonly [Decision, string])[]>> = {
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

/** An enrolment as operators see it; date-times are ISO in UTC. */
export interface Enrolment {
  id: string;
  state: State;
  reason: string | null;
  enrolledAt: string;
  changedAt: string;
  /** When the course was completed, else `null`. */
  completedAt: string | null;
  project: { id: string; title: string; quota: number; left: number };
  /** Documents that the course asks for; `file` is `null` while one is missing. */
  documents?: readonly {
    code: string;
    name: string;
    file: { id: string; name: string; size: number; uploadedAt: string } | null;
  }[];
  /** The name that the certificate will show; `null` unless the enrolment is approved. */
  approvedName: string | null;
  /** `jobTitle` is a code of the dictionary `professional_title`. */
  person: { realName: string; hospital: string; department: string | null; jobTitle: string | null };
}

/** The platform's calls about enrolments. They throw `CallError`. */
export function createEnrolmentApi(calls: OperatorCalls) {
  const call = (name: string, body: object) => calls.admin(`${calls.product}2/admin/enrolment/${name}`, body);
  const query = async (current: number, size: number, fields: object) =>
    readPage<Enrolment>(await call('page', { current, size, query: fields }));
  let jobTitles: ReadonlyMap<string, string> = new Map();
  return {
    page: (current: number, fields: object) => query(current, pageSize, setFields(fields)),
    /** The names of the job titles, read once; without them a list shows codes. */
    async jobTitles() {
      if (jobTitles.size === 0) jobTitles = await readDictionary(calls, 'professional_title');
      return jobTitles;
    },
    /** An address of a document, good for a minute. */
    async documentAddress(id: string) {
      const { url } = (await call('document/download', { id })) as { url: string };
      return calls.mediaAddress(url);
    },
    /** Decides on an enrolment with the name that is shown; the platform rejects it when the name has changed. */
    decide: async ({ id, person: { realName } }: Enrolment, state: Decision, reason: string | null) =>
      (await call('review', { id, state, reason, realName })) as Enrolment,
    /** The enrolment as it is now; where it cannot be read, at least with the state and name of the error. */
    async current(record: Enrolment, { data }: CallError): Promise<Enrolment> {
      const { state, realName } = (data ?? {}) as { state?: unknown; realName?: unknown };
      const person = typeof realName === 'string' ? { ...record.person, realName } : record.person;
      const isState = typeof state === 'string' && state in stateNames;
      const known = { ...record, person, state: isState ? (state as State) : record.state };
      const fields = { projectId: record.project.id, keyword: person.realName };
      const found = await query(1, 100, fields).catch(() => null);
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
