import { holdsSeat, type ConditionField, type EnrolDenialCode } from '@/contracts/enrolment-fields';
import type { CourseConditions } from '../../core/db/course-schema';
import type { Database } from '../../core/db/database';
import { normalizeText } from '../../core/db/search-text';
import { ApiError } from '../../core/http/api-error';
import { missingFields } from '../profile/port';
import { findPrerequisites, type DetailedProject } from '../project/port';
import { findUserById, type User } from '../session/port';
import { findEnrolments, type Enrolment } from './enrolment-queries';

type EligibilityProject = Pick<
  DetailedProject,
  'id' | 'enrolFrom' | 'enrolUntil' | 'quota' | 'taken' | 'conditions'
>;

/** Everything that decides whether a user may enrol in a course. */
export interface Eligibility {
  readonly project: EligibilityProject;
  readonly visitor: boolean;
  readonly enrolment: Enrolment | undefined;
  readonly prerequisites: readonly { id: bigint; title: string; met: boolean; closed: boolean }[];
  /** Empty fields of the profile. */
  readonly missing: readonly string[];
  /** Fields of the profile that are filled in, but do not fit the course. */
  readonly unmet: readonly ConditionField[];
}

/** Loads the eligibility of a user for a course; without a user, of a visitor. */
export async function findEligibility(
  database: Database,
  project: EligibilityProject,
  userId: bigint | undefined,
  now: Date,
): Promise<Eligibility> {
  const required = await findPrerequisites(database, project.id);
  const own = await findEnrolments(database, userId, [project.id, ...required.map(({ id }) => id)]);
  const user = userId === undefined ? undefined : await findUserById(database, userId);
  return {
    project,
    visitor: user === undefined,
    enrolment: own.get(project.id),
    prerequisites: required.map(({ id, title, enrolUntil, endsAt }) => {
      const enrolment = own.get(id);
      const met = Boolean(enrolment?.completedAt);
      // Enrolled users have time until the course ends, others until its enrolment ends.
      const last = enrolment && holdsSeat(enrolment.state) ? endsAt : enrolUntil;
      return { id, title, met, closed: !met && now >= last };
    }),
    missing: user ? missingFields(user) : [],
    unmet: user ? unmetConditions(project.conditions, user) : [],
  };
}

/** The conditions of a course; an imported one may lack a list. */
export function conditionLists({ titles, departments }: CourseConditions) {
  return { titles: titles ?? [], departments: departments ?? [] };
}

/** The fields of a profile that do not fit the conditions of a course; an empty field is missing, not unfit. */
export function unmetConditions(
  conditions: CourseConditions,
  { jobTitle, department }: Pick<User, 'jobTitle' | 'department'>,
): ConditionField[] {
  const { titles, departments } = conditionLists(conditions);
  const plain = (text: string) => normalizeText(text).replace(/\s+/gu, '');
  const isTitleUnfit = titles.length > 0 && jobTitle !== null && !titles.includes(jobTitle);
  const isElsewhere =
    departments.length > 0 &&
    department !== null &&
    !departments.some((word) => plain(department).includes(plain(word)));
  return [
    ...(isTitleUnfit ? (['jobTitle'] as const) : []),
    ...(isElsewhere ? (['department'] as const) : []),
  ];
}

/** Messages of the enrolment errors. */
export const enrolErrorMessages: Readonly<Record<EnrolDenialCode, string>> = {
  A0301: '该培训项目的报名尚未开始',
  A0302: '该培训项目的报名已截止',
  A0303: '该培训项目的名额已满',
  A0304: '您已报名该培训项目，无需重复报名',
  A0305: '报名前请先完成先修培训项目',
  A0306: '报名前请先完善个人信息',
  A0307: '您在该培训项目的报名未通过审核，不能再次报名',
  A0309: '您的职称或科室不符合该培训项目的报名条件',
  A0401: '请先登录后再报名',
};

type Rule = readonly [EnrolDenialCode, (eligibility: Eligibility, now: Date) => boolean];

/** Order: the user's own state, then obstacles that nobody can change, then obstacles that the user can remove. */
const rules: readonly Rule[] = [
  ['A0304', ({ enrolment }) => enrolment !== undefined && holdsSeat(enrolment.state)],
  ['A0307', ({ enrolment }) => enrolment?.state === 'refused'],
  ['A0301', ({ project }, now) => now < project.enrolFrom],
  ['A0302', ({ project }, now) => now >= project.enrolUntil],
  ['A0309', ({ unmet }) => unmet.length > 0],
  ['A0303', ({ project }) => project.taken >= project.quota],
  ['A0401', ({ visitor }) => visitor],
  ['A0305', ({ prerequisites }) => prerequisites.some(({ met }) => !met)],
  ['A0306', ({ missing }) => missing.length > 0],
];

/** The error code that enrolling would give, or `null`. @param ignored a rule that does not count */
export function enrolErrorCode(
  eligibility: Eligibility,
  now: Date,
  ignored?: EnrolDenialCode,
): EnrolDenialCode | null {
  return rules.find(([code, breaks]) => code !== ignored && breaks(eligibility, now))?.[0] ?? null;
}

/** The enrolment error with the data that the user needs to fix it. */
export function enrolError(code: EnrolDenialCode, { prerequisites, missing, unmet }: Eligibility): ApiError {
  if (code === 'A0309') {
    const fields = unmet.map((field) => (field === 'jobTitle' ? '职称' : '科室')).join('和');
    return new ApiError(code, `您的${fields}不符合该培训项目的报名条件`, { unmet });
  }
  if (code === 'A0306') return new ApiError(code, enrolErrorMessages[code], { missing });
  if (code !== 'A0305') return new ApiError(code, enrolErrorMessages[code]);
  const required = prerequisites.filter(({ met }) => !met);
  const titles = required
    .map(({ title, closed }) => `《${title}》${closed ? '（报名已截止）' : ''}`)
    .join('、');
  const projects = required.map(({ id, title }) => ({ id: String(id), title }));
  return new ApiError(code, `${enrolErrorMessages[code]}：${titles}`, { projects });
}
