import { limits } from '@/contracts/limits';
import type { enrolments } from '../core/db/enrolment-schema';
import type {
  certificates,
  credits,
  lessonProgress,
  quizCases,
  quizQuestions,
  quizzes,
} from '../core/db/study-schema';
import { withCheckCharacter, certificateExpiry } from '../modules/certificate/issue';
import { peopleSeeds } from './content/people';
import { quizSeeds } from './content/quizzes';
import { courseId, lessonId, outlineRows, type ProjectRow } from './course-rows';
import { daysBefore } from './days';
import { readBank } from './quiz-seed';

type Progress = typeof lessonProgress.$inferInsert;
type Enrolment = typeof enrolments.$inferInsert;
type Certificate = typeof certificates.$inferInsert;

const trainee = 1n;
/** Courses that the sample trainee has completed, the second in an earlier year, and days since their last lesson. */
const finished = { latest: ['肝移植围手术期基础', 90], earlier: ['移植病理基础与取材', 490] } as const;

/** Lessons the sample trainee has started: watched seconds from the start, `null` for a document. */
const startedLessons: readonly (readonly [
  course: string,
  lesson: string,
  watched: number | null,
  daysAgo: number,
])[] = [
  ['肾移植随访与慢性病管理', '随访频次与检查项目', 90, 6],
  ['肾移植随访与慢性病管理', '移植后糖尿病', 38, 2],
  ['器官转运绿色通道实务', '启动条件', 90, 9],
  ['器官转运绿色通道实务', '单据样例', null, 8],
  ['器官转运绿色通道实务', '交接核对', 25, 1],
];

/** Progress of the sample trainee: two started courses and two completed ones. */
export function progressRows(now: Date): Progress[] {
  const { chapters, lessons } = outlineRows();
  const secondsOf = new Map(lessons.map(({ id, seconds }) => [id, seconds]));
  const started = startedLessons.map(([course, title, watched, daysAgo]): Progress => {
    const id = lessonId(course, title);
    const isDone = watched === null || watched >= 0.9 * (secondsOf.get(id) ?? 0);
    return watchedRow(id, watched ?? 0, daysBefore(now, daysAgo), isDone);
  });
  const courseOf = new Map(chapters.map(({ id, projectId }) => [id, projectId]));
  const all = Object.values(finished).flatMap(([title, daysAgo]) =>
    lessons
      .filter(({ chapterId }) => courseOf.get(chapterId) === courseId(title))
      .map(({ id, kind, seconds }) =>
        watchedRow(id, kind === 'video' ? seconds : 0, daysBefore(now, daysAgo), true),
      ),
  );
  return [...started, ...all];
}

function watchedRow(id: bigint, watched: number, at: Date, isDone: boolean): Progress {
  return {
    userId: trainee,
    lessonId: id,
    openedAt: at,
    positionAt: at,
    position: watched,
    ranges: watched > 0 ? [[0, watched * 1000]] : [],
    watchedMs: watched * 1000,
    doneAt: isDone ? at : null,
  };
}

/** Credits of all completed courses. */
export function creditRows(
  projects: readonly ProjectRow[],
  enrolled: readonly Enrolment[],
): (typeof credits.$inferInsert)[] {
  return enrolled.flatMap(({ userId, projectId, completedAt }) => {
    const project = projects.find(({ id }) => id === projectId);
    if (!completedAt || !project) return [];
    const { credits: points, creditClass = 'II' } = project;
    return [{ userId, projectId, points, creditClass, earnedAt: completedAt }];
  });
}

/** Fixed parts of the sample certificate numbers instead of random ones, so that they can be tried. */
const sampleNumberParts = ['7Q2M4X8KBN3', 'R5T9WCJ2HF6', 'D8ZP3VGK7QX', 'W6J4Q8TBN2M'] as const;

/**
 * Certificates of the completed courses: the trainee's are valid, two of others are revoked and expired.
 * @param enrolled all enrolment rows
 */
export function certificateRows(
  now: Date,
  projects: readonly ProjectRow[],
  enrolled: readonly Enrolment[],
): Certificate[] {
  const courseOf = ([title]: (typeof finished)[keyof typeof finished]) => {
    const project = projects.find(({ id }) => id === courseId(title));
    if (!project) throw new Error(`the course ${title} is gone`);
    return project;
  };
  const [latest, earlier] = [courseOf(finished.latest), courseOf(finished.earlier)];
  const [revoked, expired] = enrolled
    .filter(({ projectId, userId }) => projectId === latest.id && userId !== trainee)
    .map(({ userId }) => ({ userId, holder: peopleSeeds[Number(userId) - 5]?.[0] ?? '' }));
  if (!revoked || !expired) throw new Error('the completed course has too few trainees');
  const own = { userId: trainee, holder: '林知夏' };
  // when the course first took place
  const longAgo = daysBefore(latest.endsAt, (limits.certificateYears + 1) * 365);
  const withdrawal = { revokedAt: daysBefore(now, 10), reason: '结业材料核查不合格' };
  return [
    certificateRow(1, latest, own),
    certificateRow(2, latest, { ...revoked, ...withdrawal }),
    certificateRow(3, latest, expired, longAgo),
    certificateRow(4, earlier, own),
  ];
}

function certificateRow(
  id: 1 | 2 | 3 | 4,
  { id: projectId, title, hours, credits: points, creditClass = 'II', endsAt }: ProjectRow,
  holder: Pick<Certificate, 'userId' | 'holder'> & Partial<Certificate>,
  issuedAt: Date = endsAt,
): Certificate {
  return {
    id: BigInt(id),
    projectId,
    title,
    hours,
    points,
    creditClass,
    ...datesOf(issuedAt),
    number: sampleNumber(issuedAt, sampleNumberParts[id - 1] ?? ''),
    revokedAt: null,
    reason: null,
    ...holder,
  };
}

/** Dates of a certificate issued at completion. */
function datesOf(issuedAt: Date) {
  return { completedAt: issuedAt, issuedAt, expiresAt: certificateExpiry(issuedAt) };
}

/** The first number with this prefix that has a valid check character. */
function sampleNumber(issuedAt: Date, chance: string): string {
  const numbers = [...'0123456789'].flatMap(
    (last) => withCheckCharacter(`TC${issuedAt.getUTCFullYear()}${chance}${last}`) ?? [],
  );
  if (!numbers[0]) throw new Error('no number has this prefix');
  return numbers[0];
}

interface QuizRows {
  quizzes: (typeof quizzes.$inferInsert)[];
  cases: (typeof quizCases.$inferInsert & { id: bigint })[];
  questions: (typeof quizQuestions.$inferInsert)[];
}

/** Rows of all quizzes with their banks; cases and questions are numbered from 1. */
export function quizRows(): QuizRows {
  const rows: QuizRows = { quizzes: [], cases: [], questions: [] };
  const { lessons } = outlineRows();
  for (const { course, lesson, bank, ...rules } of quizSeeds) {
    const id = lessonId(course, lesson);
    const seconds = lessons.find((row) => row.id === id)?.seconds ?? 600;
    rows.quizzes.push({ lessonId: id, seconds, ...rules });
    readBank(bank).forEach(({ caseText, options, solution, ...question }, position) => {
      rows.questions.push({
        id: BigInt(rows.questions.length + 1),
        lessonId: id,
        position,
        points: 10,
        ...question,
        options: [...options],
        solution: [...solution],
        caseId: caseText === null ? null : caseNumber(rows.cases, id, caseText),
      });
    });
  }
  return rows;
}

/** Id of a case study, which is added if it is new. */
function caseNumber(cases: QuizRows['cases'], lessonId: bigint, text: string): bigint {
  const known = cases.find((row) => row.lessonId === lessonId && row.text === text);
  if (known) return known.id;
  const id = BigInt(cases.length + 1);
  cases.push({ id, lessonId, text });
  return id;
}
