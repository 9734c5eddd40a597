import { randomBytes } from 'node:crypto';
import type { users } from '../db/account-schema';
import type { enrolmentDocuments, enrolments, waitlistEntries } from '../db/enrolment-schema';
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
  return peopleSeeds.map(([realName, jobTitle], index) => ({
    id: BigInt(firstPerson + index),
    username: `sample_${String(index + 1).padStart(2, '0')}`,
    passwordHash,
    passwordChangedAt: now,
    gender: index % 2 === 0 ? 'male' : 'female',
    roles: ['trainee'],
    permissions: [],
    realName,
    hospital: hospitalSeeds[(index * 7) % hospitalSeeds.length]?.[2] ?? '',
    department: jobTitle === 'nurse' ? '移植护理单元' : '移植外科',
    jobTitle,
    email: `sample${index + 1}@people.example.org`,
    registeredAt: daysBefore(now, 660 + index),
  }));
}

/** The sample trainee's enrolments: course, days ago, state. */
const own: readonly (readonly [
  title: string,
  daysAgo: number,
  fields: Pick<Enrolment, 'state'> & Partial<Enrolment>,
])[] = [
  ['移植病理基础与取材', 610, { state: 'approved' }],
  ['肝移植围手术期基础', 160, { state: 'approved' }],
  ['肾移植随访与慢性病管理', 40, { state: 'approved' }],
  ['器官转运绿色通道实务', 50, { state: 'approved' }],
  ['肝移植医师规范化培训', 2, { state: 'enrolled' }],
  ['胰肾联合移植专题培训', 12, { state: 'refused', reason: '缺少所在单位的推荐意见，请补齐后关注下一期' }],
  ['移植专科护士规范化培训', 9, { state: 'left' }],
];

/** Rows of all enrolments; the number of taken seats in each course matches its `taken`. */
export function enrolmentRows(now: Date, projectRows: readonly ProjectRow[]): (Enrolment & { id: bigint })[] {
  const mine = own.map(([title, daysAgo, fields]) => {
    const project = projectRows.find(({ id }) => id === courseId(title));
    const time = daysBefore(now, daysAgo);
    return {
      projectId: courseId(title),
      userId: trainee,
      enrolledAt: time,
      changedAt: time,
      ...fields,
      openedAt: fields.state === 'approved' ? time : null,
      completedAt: fields.state === 'approved' && project ? endedBefore(project, now) : null,
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
      userId: personOf(id, index),
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

/** Documents of undecided enrolments: some have all, the sample trainee and others the first one. */
export function documentRows(
  projects: readonly ProjectRow[],
  enrolled: readonly (Enrolment & { id: bigint })[],
): (typeof enrolmentDocuments.$inferInsert)[] {
  return enrolled.flatMap(({ id, projectId, userId, state, enrolledAt }, index) => {
    const asked = projects.find((project) => project.id === projectId)?.documents ?? [];
    if (state !== 'enrolled' && state !== 'review') return [];
    return asked.slice(0, userId === trainee ? 1 : 1 + (index % 2)).map(({ code, name }) => ({
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
  const seats = projectRows.find(({ id }) => id === full)?.taken ?? 0;
  const line = [0, 1, 2].map((place) => personOf(full, seats + place));
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

/** A further trainee; those of a course with different indexes differ, up to the number of trainees. */
function personOf(projectId: bigint, index: number): bigint {
  return BigInt(firstPerson + ((index + Number(projectId) * 3) % peopleSeeds.length));
}

function endedBefore({ endsAt }: ProjectRow, now: Date): Date | null {
  return endsAt < now ? endsAt : null;
}
