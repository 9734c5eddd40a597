import { EventEmitter, once } from 'node:events';
import type { ProgressResult } from '@/contracts/study';
import type { TestPlatform } from './start-test-platform';
import { apiFor } from './api';
import { keepWriting } from './article-writer';
import { plantedToken } from './planted-token';
import { studiedCourse } from './study-api';

type Controlled = Pick<TestPlatform, 'url' | 'control'>;

/** Rows that the load adds or changes, by their table; all others stay as they are. */
const rowsOfLoad = {
  articles: "title ~ '第 \\d+ 号$'",
  audit_entries: "title ~ '第 \\d+ 号$'",
  lesson_progress: "user_id in (select id from users where username like 'planted_%')",
  watch_clocks: "user_id in (select id from users where username like 'planted_%')",
  list_counts: "list = 'notice/draft'",
} as const;

/** Milliseconds of each report. */
const reportedMs = 100;

/**
 * Lets operators write articles and trainees report their study, all at once, until it is stopped. The trainees are new:
 * they opened a lesson a day ago.
 */
export async function startLoad(platform: Controlled, people: { writers: number; trainees: number }) {
  const [{ lesson_id: lessonId = '' } = {}] = (await platform.control({
    users: people.trainees,
    statements: plantedStudy,
    query: `select min(lesson_id)::text as lesson_id from lesson_progress where ${rowsOfLoad.lesson_progress}`,
  })) as readonly { lesson_id?: string }[];
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const writers = numbers(people.writers).map((number) => keepWriting(platform, `${number} 组`));
  const trainees = numbers(people.trainees).map((number) => keepStudying(platform, number, lessonId));
  const all = [...writers, ...trainees];
  const stop = () => Promise.all(all.map((one) => one.stop()));
  const failed = async (error: unknown) => {
    await stop();
    throw error;
  };
  return {
    /** What the platform acknowledged so far. */
    acknowledged: () => ({
      articles: writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
      watchedMs: trainees.map(({ reports }) => reports() * reportedMs),
    }),
    /** Resolves when everybody got this many more acknowledgements. */
    more: (count: number) => Promise.all(all.map((one) => one.more(count))).catch(failed),
    stop,
  };
}

const planted = "users where username like 'planted_%'";
const plantedStudy = [
  "update lessons set seconds = 3600 where kind = 'video'",
  `insert into enrolments (project_id, user_id, state, enrolled_at, changed_at)
    select (select id from projects where title = '${studiedCourse}'), id, 'approved', now(), now() from ${planted}`,
  `insert into watch_clocks (user_id, left_ms, at, since)
    select id, 0, now() - interval '1 day', now() - interval '1 day' from ${planted}`,
  `insert into lesson_progress (user_id, lesson_id, opened_at)
    select users.id, (
      select min(lessons.id) from lessons join chapters on chapters.id = chapter_id
        join projects on projects.id = project_id where projects.title = '${studiedCourse}' and lessons.kind = 'video'
    ), now() - interval '1 day' from ${planted}`,
];

/** Reports one part of a video after the other. A report that the platform has no time for is repeated. */
function keepStudying(platform: Controlled, person: number, lessonId: string) {
  const { send } = apiFor(platform);
  const headers = { authorization: `Bearer ${plantedToken(person)}` };
  let reports = 0;
  let isStopped = false;
  const changes = new EventEmitter();
  const reportNext = async () => {
    const [from, to] = [(reports * reportedMs) / 1000, ((reports + 1) * reportedMs) / 1000];
    const report = { id: 'r', lessonId, ranges: [[from, to]], position: to };
    const response = await send('progressReport', { reports: [report] }, headers);
    if (response.code === 'A0429') return;
    const data = response.data as ProgressResult | null;
    const refusal = data ? data.results[0]?.code : `${response.code} ${response.msg}`;
    if (refusal !== null) throw new Error(`a report was refused: ${refusal}`);
    reports += 1;
  };
  const studying = (async () => {
    try {
      while (!isStopped) {
        await reportNext();
        changes.emit('change');
      }
    } finally {
      isStopped = true;
      changes.emit('change');
    }
  })();
  studying.catch(() => undefined); // `more` and `stop` throw it
  return {
    reports: () => reports,
    more: async (count: number) => {
      const goal = reports + count;
      while (reports < goal && !isStopped) await once(changes, 'change');
      if (isStopped) await studying;
    },
    stop: async () => {
      isStopped = true;
      await studying;
    },
  };
}

/** The contents of a database. */
export interface Contents {
  /** Rows and their checksum by table, without the rows of the load. */
  readonly quiet: ReadonlyMap<string, string>;
  /** Checksums of the rows that the load only adds, by table. */
  readonly added: ReadonlyMap<string, readonly string[]>;
  /** Watched milliseconds of the trainees. */
  readonly watchedMs: readonly number[];
  /** Writes of the load that are stored in part. */
  readonly halfWritten: readonly string[];
  /** Number of all rows. */
  readonly rows: number;
}

const tableQuery = `select table_schema as schema, table_name as name from information_schema.tables
  where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`;

/** Reads the contents of a platform's database. */
export async function readContents({ control }: Controlled): Promise<Contents> {
  const ask = async <Row>(query: string) => (await control({ query })) as unknown as readonly Row[];
  const tables = await ask<{ schema: string; name: string }>(tableQuery);
  const sums = await ask<{ name: string; sum: string }>(
    tables
      .map(({ schema, name }) => {
        const excluded = (rowsOfLoad as Partial<Record<string, string>>)[name] ?? 'false';
        return `select '${name}' as name, count(*) || ' rows, ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
          from "${schema}"."${name}" as t where (${excluded}) is not true`;
      })
      .join(' union all '),
  );
  const added = new Map<string, readonly string[]>();
  for (const name of ['articles', 'audit_entries'] as const) {
    const rows = await ask<{ sum: string }>(
      `select md5(t::text) as sum from ${name} as t where ${rowsOfLoad[name]}`,
    );
    added.set(
      name,
      rows.map(({ sum }) => sum),
    );
  }
  const progress = await ask<{ ms: number }>(
    `select watched_ms as ms from lesson_progress where ${rowsOfLoad.lesson_progress} order by user_id`,
  );
  const [{ rows = 0 } = {}] = await ask<{ rows: number }>(
    `select (${tables.map(({ schema, name }) => `(select count(*) from "${schema}"."${name}")`).join(' + ')})::int as rows`,
  );
  return {
    quiet: new Map(sums.map(({ name, sum }) => [name, sum])),
    added,
    watchedMs: progress.map(({ ms }) => ms),
    halfWritten: (await ask<{ part: string }>(halfWritten.join(' union all '))).map(({ part }) => part),
    rows,
  };
}

/** Each transaction of the load writes to several tables, and a writer starts one after the other. */
const halfWritten = [
  `select 'article without its audit entry: ' || title as part from articles
    where ${rowsOfLoad.articles} and not exists
      (select from audit_entries as e where e.subject = articles.id::text and e.title = articles.title)`,
  `select 'audit entry without its article: ' || title from audit_entries
    where ${rowsOfLoad.audit_entries} and not exists (select from articles where articles.id::text = subject)`,
  `select 'a gap in the articles of ' || regexp_replace(title, '第 \\d+ 号$', '') from articles
    where ${rowsOfLoad.articles} group by regexp_replace(title, '第 \\d+ 号$', '')
    having max((regexp_match(title, '第 (\\d+) 号$'))[1]::int) <> count(*)`,
  `select 'count of drafts' where (select count(*) from articles where draft and article_type = 'notice') is distinct from
    (select sum(rows) from list_counts where ${rowsOfLoad.list_counts})`,
  `select 'progress of ' || user_id from lesson_progress join watch_clocks using (user_id)
    where lesson_progress.${rowsOfLoad.lesson_progress} and watched_ms > 0 and
      (ranges <> jsonb_build_array(jsonb_build_array(0, watched_ms)) or round(position * 1000) <> watched_ms
        or position_at <> since)`,
];

/**
 * Compares a restored database with the one that was backed up under load.
 * @param before read when the backup began: all of it must be there
 * @param after read when the load had ended: nothing else may be there
 * @returns what is wrong
 */
export function findDifferences(restored: Contents, before: Contents, after: Contents): string[] {
  const tables = new Set([...restored.quiet.keys(), ...after.quiet.keys()]);
  const different = [...tables].filter((name) => restored.quiet.get(name) !== after.quiet.get(name));
  const rows = [...restored.added].flatMap(([name, found]) => {
    const lost = before.added.get(name)?.filter((row) => !found.includes(row)) ?? [];
    const unknown = found.filter((row) => !after.added.get(name)?.includes(row));
    return [
      ...(lost.length > 0 ? [`${name} lost ${lost.length} rows that were there before the backup`] : []),
      ...(unknown.length > 0 ? [`${name} has ${unknown.length} rows that nobody wrote`] : []),
    ];
  });
  const study = restored.watchedMs.flatMap((ms, index) => {
    const [least = 0, most = 0] = [before.watchedMs[index], after.watchedMs[index]];
    return ms < least || ms > most ? [`trainee ${index} watched ${ms} ms, not ${least} to ${most}`] : [];
  });
  return [
    ...different.map((name) => `${name}: ${restored.quiet.get(name)}, not ${after.quiet.get(name)}`),
    ...rows,
    ...study,
    ...restored.halfWritten,
  ];
}
