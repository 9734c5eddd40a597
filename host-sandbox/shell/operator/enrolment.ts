/** What the platform calls the states of an enrolment, and what people call them. */
export const stateNames = {
  enrolled: '待审核',
  review: '审核中',
  approved: '已通过',
  refused: '未通过',
  left: '已退出',
} as const;
export type State = keyof typeof stateNames;
export type Decision = 'review' | 'approved' | 'refused';

/** The decisions a state leaves open, with the words of their buttons; a decision can be taken back. */
export const decisionsIn: Partial<Record<State, readonly (readonly [Decision, string])[]>> = {
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

/** True where the enrolment was decided about, so that a new review takes the decision back. */
export const isDecided = ({ state }: Pick<Enrolment, 'state'>): boolean =>
  state === 'approved' || state === 'refused';

/** An enrolment as the platform shows it to operators; moments are ISO in UTC. */
export interface Enrolment {
  id: string;
  state: State;
  reason: string | null;
  enrolledAt: string;
  changedAt: string;
  /** When the course was done, else `null`. */
  completedAt: string | null;
  project: { id: string; title: string; quota: number; left: number };
  /** `jobTitle` is a code of the dictionary `professional_title`. */
  person: { realName: string; hospital: string; department: string | null; jobTitle: string | null };
}

export const isState = (text: unknown): text is State => typeof text === 'string' && text in stateNames;

/** Whose enrolment in what, in one line. */
export function nameOf({ person, project }: Pick<Enrolment, 'person' | 'project'>): string {
  return `${personName(person)}《${project.title}》`;
}

/** Whoever closed their account has no name any more. */
export function personName({ realName }: Pick<Enrolment['person'], 'realName'>): string {
  return realName || '（账号已注销）';
}
