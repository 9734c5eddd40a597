import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/core/db/database';
import { studiedCourse } from '../platform/testing/study-api';

/** Lessons that each trainee has opened. */
export const lessonsEach = 4;
/** Length of each lesson in seconds. */
const lessonSeconds = 3600;

/** Headers of the trainee with this number, from 1 on. */
export function traineeHeaders(number: number) {
  return { authorization: `Bearer ${tokenOf(String(number))}` };
}

/** @returns the lessons that the trainees have opened, in their order */
export async function openedLessons(database: Database): Promise<string[]> {
  const found = await rowsOf<{ id: string }>(database, openedQuery);
  return found.map(({ id }) => String(id));
}

/** Stored watch time of every trainee in one lesson, in milliseconds, in trainee order. */
export async function storedRanges(database: Database, lessonId: string): Promise<[number, number][][]> {
  const found = await rowsOf<{ ranges: [number, number][] }>(
    database,
    sql`select ranges from lesson_progress join users on users.id = user_id
      where lesson_id = ${lessonId}::bigint and username like 'bench-%' order by user_id`,
  );
  return found.map(({ ranges }) => ranges);
}

/** Adds trainees with a session who opened long lessons of a course a day ago: four rows of progress each. */
export async function fillTrainees(database: Database, count: number, now: Date): Promise<void> {
  const timestamp = sql`${now.toISOString()}::timestamptz`;
  await database.execute(sql`update lessons set seconds = ${lessonSeconds} where id in (${openedQuery})`);
  await database.execute(sql`
    insert into users (username, password_hash, password_changed_at, gender, roles, permissions)
    select 'bench-' || number, '', ${timestamp}, 'male', '{}', '{}'
    from generate_series(1, ${count}::int) as number order by number`);
  const trainees = sql`users where username like 'bench-%'`;
  const number = sql`substr(username, 7)`;
  await database.execute(sql`
    insert into access_tokens (token_hash, user_id, issued_at, expires_at)
    select encode(sha256(convert_to(${tokenOf('')} || ${number}, 'utf8')), 'hex'), id, ${timestamp}, ${timestamp} + interval '1 day'
    from ${trainees}`);
  await database.execute(sql`
    insert into enrolments (project_id, user_id, state, enrolled_at, changed_at)
    select (select id from projects where title = ${studiedCourse}), users.id, 'approved', ${timestamp}, ${timestamp}
    from ${trainees} order by users.id`);
  await database.execute(sql`
    insert into watch_clocks (user_id, left_ms, at, since)
    select id, 0, ${timestamp} - interval '1 day', ${timestamp} - interval '1 day' from ${trainees}`);
  await database.execute(sql`
    insert into lesson_progress (user_id, lesson_id, opened_at)
    select users.id, opened.id, ${timestamp} - interval '1 day'
    from (${openedQuery}) as opened, ${trainees} order by users.id`);
}

const openedQuery = sql`
  select lessons.id from lessons join chapters on chapters.id = chapter_id join projects on projects.id = project_id
  where projects.title = ${studiedCourse} and lessons.kind <> 'quiz' order by lessons.id limit ${lessonsEach}`;

const tokenOf = (number: string) => `trainee-of-the-bench-${number}`;

async function rowsOf<Row extends Record<string, unknown>>(database: Database, query: SQL): Promise<Row[]> {
  const result: unknown = await database.execute<Row>(query);
  return (result as { rows: Row[] }).rows;
}
