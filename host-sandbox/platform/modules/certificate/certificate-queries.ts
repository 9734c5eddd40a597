import { and, desc, eq, isNull, lt, or, gt, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { ListedCertificate, IssuedCertificate, IssuedState } from '@/contracts/certificate';
import { normalizeCertificateNumber } from '@/contracts/certificate-number';
import { boundedTotal, boundedCount } from '../../core/db/bounded-count';
import { chapters, lessons, projects } from '../../core/db/course-schema';
import { enrolments } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { findPagePosition } from '../../core/db/list-counts';
import { containsKeyword } from '../../core/db/search-text';
import { certificates, lessonProgress } from '../../core/db/study-schema';
import { toSchedule } from '../project/port';
import { toOwnCertificate, toIssuedCertificate } from './certificate-presenter';

/** Certificates of all courses that a user is approved for, latest enrolment first. */
export async function findOwnCertificates(
  database: Database,
  userId: bigint,
  now: Date,
): Promise<ListedCertificate[]> {
  const rows = await database
    .select({
      certificate: certificates,
      completedAt: enrolments.completedAt,
      project: {
        id: projects.id,
        title: projects.title,
        hours: projects.hours,
        credits: projects.credits,
        creditClass: projects.creditClass,
      },
      dates: {
        enrolFrom: projects.enrolFrom,
        enrolUntil: projects.enrolUntil,
        startsAt: projects.startsAt,
        endsAt: projects.endsAt,
      },
    })
    .from(enrolments)
    .innerJoin(projects, eq(projects.id, enrolments.projectId))
    .leftJoin(
      certificates,
      and(eq(certificates.projectId, enrolments.projectId), eq(certificates.userId, userId)),
    )
    .where(and(eq(enrolments.userId, userId), eq(enrolments.state, 'approved')))
    .orderBy(desc(enrolments.enrolledAt), desc(enrolments.id));
  const missing = await findIncompleteLessonTitles(database, userId);
  return rows.map(({ certificate, completedAt, dates, project: { id, ...project } }) => {
    const course = toSchedule(dates, now);
    if (certificate) return { ...toOwnCertificate(certificate, now), course };
    return {
      projectId: String(id),
      ...project,
      ...notIssued,
      course,
      state: completedAt ? 'ready' : 'unearned',
      completedAt: completedAt?.toISOString() ?? null,
      missing: completedAt ? [] : (missing.get(id) ?? []),
    };
  });
}

const notIssued = {
  number: null,
  holder: null,
  reason: null,
  issuedAt: null,
  expiresAt: null,
  revokedAt: null,
};

/** Titles of incomplete lessons by course, for all unfinished courses of a user. */
async function findIncompleteLessonTitles(
  database: Database,
  userId: bigint,
): Promise<Map<bigint, string[]>> {
  const rows = await database
    .select({ projectId: chapters.projectId, title: lessons.title })
    .from(enrolments)
    .innerJoin(chapters, eq(chapters.projectId, enrolments.projectId))
    .innerJoin(lessons, eq(lessons.chapterId, chapters.id))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, userId)))
    .where(
      and(
        ...[eq(enrolments.userId, userId), eq(enrolments.state, 'approved')],
        ...[
          isNull(enrolments.completedAt),
          or(isNull(lessonProgress.lessonId), isNull(lessonProgress.doneAt)),
        ],
      ),
    )
    .orderBy(chapters.position, chapters.id, lessons.position, lessons.id);
  const missing = new Map<bigint, string[]>();
  for (const { projectId, title } of rows) missing.set(projectId, [...(missing.get(projectId) ?? []), title]);
  return missing;
}

export interface IssuedFilter {
  readonly state: IssuedState | undefined;
  readonly keyword: string | undefined;
}

/** Lists that are counted by day. */
const countedLists = { all: 'certificates', revoked: 'certificates/revoked' } as const;

/**
 * One page of certificates, newest first, or those that expired last; all and the revoked ones with their exact number,
 * the others with a bounded one.
 */
export async function findIssuedCertificates(
  database: Database,
  { state, keyword }: IssuedFilter,
  page: { offset: number; limit: number },
  now: Date,
): Promise<{ records: IssuedCertificate[]; total: number; more: boolean }> {
  const condition = and(state && stateCondition(state, now), keyword ? keywordCondition(keyword) : undefined);
  const isCounted = !keyword && (state === undefined || state === 'revoked');
  const { before, skipped, ...count } = isCounted
    ? {
        ...(await findPagePosition(database, [countedLists[state ?? 'all']], 'day', page.offset)),
        more: false,
      }
    : {
        ...boundedTotal(
          await boundedCount(
            database,
            database.select({ id: certificates.id }).from(certificates).where(condition),
          ),
        ),
        before: null,
        skipped: page.offset,
      };
  const rows = await database
    .select()
    .from(certificates)
    .where(and(condition, before ? lt(certificates.issuedAt, before) : undefined))
    .orderBy(
      desc(state === 'expired' ? certificates.expiresAt : certificates.issuedAt),
      desc(certificates.id),
    )
    .offset(skipped)
    .limit(page.limit);
  return { records: rows.map((row) => toIssuedCertificate(row, now)), ...count };
}

/** `certificateState` as a condition. */
function stateCondition(state: IssuedState, now: Date): SQL | undefined {
  const { revokedAt, expiresAt } = certificates;
  if (state === 'revoked') return isNotNull(revokedAt);
  return and(isNull(revokedAt), state === 'issued' ? gt(expiresAt, now) : lte(expiresAt, now));
}

/** Matches a number in any notation. */
function keywordCondition(keyword: string): SQL | undefined {
  const { holder, title, number } = certificates;
  const typed = normalizeCertificateNumber(keyword);
  return or(containsKeyword(keyword, [holder, title]), containsKeyword(typed, [number]));
}
