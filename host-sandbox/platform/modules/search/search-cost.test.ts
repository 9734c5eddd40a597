import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { limits } from '@/contracts/limits';
import type { Database } from '../../core/db/database';
import { runSearch } from './search';

const now = new Date('2026-11-27T08:00:00Z');
const rare = '鑫淼焱垚犇骉羴猋龘';
const longest = (part: string) => part.repeat(limits.keywordMax).slice(0, limits.keywordMax);

/** Keywords that cost most, each in its way. */
const attacks: Record<string, string> = {
  'five unknown words of nine letters': Array(5).fill(rare).join(' '),
  'one long word': longest(rare),
  'two words of 24 letters': `${longest('移植护理').slice(0, 24)} ${longest('护士医生').slice(0, 24)}`,
  'many words': longest('肝 '),
  'words of one letter': longest('a b c '),
  'mixed pinyin': longest('gan移zhi'),
  'mixed letter by letter': longest('a肝'),
  'English terms': 'kidney nursing surgery donation exam',
  'misspelt terms': 'livre kidnye nursnig surgrey trasnplant',
  'terms without spaces': longest('liver移植kidney护理'),
  'synonyms of synonyms': longest('护士医生移植考试'),
  'many terms': '胰退出账号讲师查验护理忘记培训修改肾肺肠肝心重症证书考核线上',
  'many terms of one letter': longest('肝心肾肺胰肠'),
  'letters that stand for several': longest('㍿'),
  'letters that stand for words': longest('ﷺ'),
  'units of six letters': longest('㌖a'),
  emoji: longest('🫀'),
  'one letter repeated': longest('肝'),
  'one Latin letter repeated': longest('n'),
  traditional: longest('護理醫師腎臟'),
  'zero-width': longest('肝\u200B'),
  wildcards: longest('%_'),
  'a statement': "'; drop table search_entries; --",
  punctuation: longest('，。；'),
  'polyphonic letters': longest('行乐重长'),
};

/** Runs a search on a database in which every word, or none, is known, and counts what it is asked. */
async function costOf(keyword: string, known: boolean) {
  const cost = { queries: 0, bytes: 0 };
  let isFirst = true;
  const database = drizzle((query, params) => {
    cost.queries += 1;
    cost.bytes += query.length + JSON.stringify(params).length;
    const values = params as string[][];
    const searches = query.match(/select count\(\*\)::int from/g)?.length ?? 0;
    const rows = !known
      ? []
      : query.includes('candidate.word')
        ? (values[1] ?? []).map((word) => ({ word }))
        : searches > 0
          ? [[Array(searches).fill(1)]]
          : query.includes('group by') && !isFirst
            ? [['news', limits.countMax + 1]]
            : query.startsWith('select count(*)')
              ? [[1]]
              : [];
    if (query.includes('group by')) isFirst = false;
    return Promise.resolve({ rows: rows as unknown[] });
  });
  const execute = database.execute.bind(database);
  Object.assign(database, {
    // the embedded database returns an object
    execute: async (query: SQL) => ({ rows: await execute(query) }),
    transaction: (work: (inner: typeof database) => unknown) => {
      // its begin and its end
      cost.queries += 2;
      return work(database);
    },
  });
  const search = { current: 1, size: 20, query: { keyword }, now };
  await runSearch(database as unknown as Database, search);
  return cost;
}

test.each(Object.entries(attacks))(
  'a search for %s makes 16 statements at most, of 100 KB',
  async (_name, keyword) => {
    expect(keyword.length).toBeLessThanOrEqual(limits.keywordMax);
    for (const known of [false, true]) {
      const { queries, bytes } = await costOf(keyword, known);
      expect(queries).toBeLessThanOrEqual(16);
      expect(bytes).toBeLessThanOrEqual(100_000);
    }
  },
);
