import { randomBytes } from 'node:crypto';
import { isPending, type EnrolmentState } from '@/contracts/enrolment-fields';
import type { users } from '../core/db/account-schema';
import type { enrolmentDocuments, enrolments, waitlistEntries } from '../core/db/enrolment-schema';
import { unmetConditions } from '../modules/enrolment/eligibility';
import { stateColumns } from '../modules/enrolment/enrolment-queries';
import { hashPassword } from '../modules/session/password';
import { peopleSeeds } from './content/people';
import { hospitalSeeds } from './content/hospitals';
import { courseId, type ProjectRow } from './course-rows';
import { daysBefore } from './days';
import { writePdf } from './media/pdf';

type Enrolment = typeof enrolments.$inferInsert;

/** Id of the first further sample trainee, after the sample accounts. */
const firstPerson = 5;
const trainee = 1n;

/** Rows of further sample trainees; nobody can sign in as one of them. */
export async function peopleRows(now: Date): Promise<(typeof users.$inferInsert)[]> {
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  return peopleSeeds.map(([realName, jobTitle, department], index) => ({
    id: BigInt(firstPerson + index),
    username: `sample_${String(index + 1).padStart(2, '0')}`,
    passwordHash,
    passwordChangedAt: now,
    gender: index % 2 === 0 ? 'male' : 'female',
    roles: ['trainee'],
    permissions: [],
    realName,
    hospital: hospitalSeeds[(index * 7) % hospitalSeeds.length]?.[2] ?? '',
    department: departmentOf(jobTitle, department),
    jobTitle,
    email: `sample${index + 1}@people.example.org`,
    registeredAt: daysBefore(now, 660 + index),
  }));
}

const departmentOf = (jobTitle: string, department?: string) =>
  department ?? (jobTitle.startsWith('nurse') ? '移植护理单元' : '移植外科');

/** The sample trainee's enrolments: course, days ago, state. */
const own: readonly (readonly [title: string, daysAgo: number, state: EnrolmentState, reason?: string])[] = [
  ['移植病理基础与取材', 610, 'approved'],
  ['肝移植围手术期基础', 160, 'approved'],
  ['肾移植随访与慢性病管理', 40, 'approved'],
  ['器官转运绿色通道实务', 50, 'approved'],
  ['肝移植医师规范化培训', 2, 'incomplete'],
  ['胰肾联合移植专题培训', 12, 'refused', '缺少所在单位的推荐意见，请补齐后关注下一期'],
  ['移植专科护士规范化培训', 9, 'left'],
];

/** Rows of all enrolments; the number of taken seats in each course matches its `taken`. */
export function enrolmentRows(now: Date, projectRows: readonly ProjectRow[]): (Enrolment & { id: bigint })[] {
  const mine = own.map(([title, daysAgo, state, reason = null]) => {
    const project = projectRows.find(({ id }) => id === courseId(title));
    const time = daysBefore(now, daysAgo);
    return {
      projectId: courseId(title),
      userId: trainee,
      enrolledAt: time,
      ...stateColumns(state, time),
      reason,
      openedAt: state === 'approved' ? time : null,
      completedAt: state === 'approved' && project ? endedBefore(project, now) : null,
    };
  });
  const seated = new Set(
    mine.filter(({ state }) => state !== 'refused' && state !== 'left').map(({ projectId }) => projectId),
  );
  const others = projectRows.flatMap((project) =>
    peopleOf(project, project.taken - (seated.has(project.id) ? 1 : 0), now),
  );
  return [...mine, ...others].map((row, index) => ({ ...row, id: BigInt(index + 1) }));
}

/** Enrolments of further trainees in a course; some are still under review while enrolment is open. */
function peopleOf(project: ProjectRow, count: number, now: Date): Enrolment[] {
  const id = project.id;
  const span = Math.min(now.getTime(), project.enrolUntil.getTime()) - project.enrolFrom.getTime();
  return Array.from({ length: count }, (_, index) => {
    const enrolledAt = new Date(project.enrolFrom.getTime() + (span * (index + 1)) / (count + 2));
    const waits = project.startsAt > now && index >= count * 0.7;
    const state = waits ? (index % 3 === 0 ? ('review' as const) : ('enrolled' as const)) : 'approved';
    return {
      projectId: id,
      userId: personOf(project, index),
      state,
      enrolledAt,
      changedAt: enrolledAt,
      completedAt: endedBefore(project, now),
    };
  });
}

/** Sample documents, by their names in the media store. */
const letter = 'sample-letter.pdf';
const licence = 'sample-licence.pdf';

/** Documents of undecided enrolments: all but the sample trainee have them all. */
export function documentRows(
  projects: readonly ProjectRow[],
  enrolled: readonly (Enrolment & { id: bigint })[],
): (typeof enrolmentDocuments.$inferInsert)[] {
  return enrolled.flatMap(({ id, projectId, userId, state, enrolledAt }) => {
    const asked = projects.find((project) => project.id === projectId)?.documents ?? [];
    if (!isPending(state)) return [];
    return asked.slice(0, userId === trainee ? 1 : undefined).map(({ code, name }) => ({
      enrolmentId: id,
      code,
      name: `${name}.pdf`,
      type: 'pdf' as const,
      file: code === 'letter' ? letter : licence,
      size: documentBytes(code).length,
      uploadedAt: enrolledAt,
    }));
  });
}

/** The files of the sample documents. */
export const documentFiles = [
  { file: letter, make: () => documentBytes('letter') },
  { file: licence, make: () => documentBytes('licence') },
];

function documentBytes(code: string): Buffer {
  return code === 'letter'
    ? writePdf('推荐信（示例）', [
        '兹推荐我院医师参加平台组织的规范化培训。该医师从事移植相关工作两年以上，遵守医疗规范。',
        '此件为示例材料，姓名与单位均为虚构。',
      ])
    : writePdf('医师执业证书（示例）', ['此件为示例材料，证书编号与姓名均为虚构，不具任何效力。']);
}

/** Rows of the waitlist: three further trainees and the sample trainee for a full course, and a reminder. */
export function waitlistRows(
  now: Date,
  projectRows: readonly ProjectRow[],
): (typeof waitlistEntries.$inferInsert)[] {
  const [full, soon] = [courseId('心脏移植医师规范化培训'), courseId('肺移植医师规范化培训')];
  const course = projectRows.find(({ id }) => id === full);
  const line = course ? [0, 1, 2].map((place) => personOf(course, course.taken + place)) : [];
  return [
    ...[...line, trainee].map((userId, place) => ({
      projectId: full,
      userId,
      kind: 'seat' as const,
      since: daysBefore(now, 6 - place),
    })),
    { projectId: soon, userId: trainee, kind: 'opening', since: daysBefore(now, 1) },
  ];
}

/**
 * A further trainee who meets the conditions of a course; those of a course with different indexes differ, up to the
 * number of such trainees.
 */
function personOf({ id, conditions }: ProjectRow, index: number): bigint {
  const suited = peopleSeeds.flatMap(([, jobTitle, department], position) => {
    const person = { jobTitle, department: departmentOf(jobTitle, department) };
    return conditions && unmetConditions(conditions, person).length > 0 ? [] : [position];
  });
  return BigInt(firstPerson + (suited[(index + Number(id) * 3) % suited.length] ?? 0));
}

function endedBefore({ endsAt }: ProjectRow, now: Date): Date | null {
  return endsAt < now ? endsAt : null;
}
