import { articleDetail, articlePage } from '@/contracts/article';
import { fillArticles } from '../platform/testing/many-articles';
import { benchGrowth, type Growth } from './growth';

const articleType = 'news';
const page = (query: object, current = 1) => ({
  call: articlePage,
  input: { current, size: 10, query: { articleType, ...query } },
});

/** Queries on the news list; the last page differs by size. */
const questions = (size: number) => ({
  首页: page({}),
  按栏目: page({ categoryId: '2' }),
  第一百页: page({}, 100),
  中间一页: page({}, Math.ceil(size / 20)),
  末页: page({}, Math.ceil(size / 10)),
  '详情 第一篇': { call: articleDetail, input: { id: '1', articleType } },
  '详情 中间一篇': { call: articleDetail, input: { id: String(Math.floor(size / 2)), articleType } },
});

/** Compares 1 000 articles with 100 000. */
export function benchArticles(rounds: number, databaseUrl: string | null): Promise<string> {
  const names = { name: '新闻', unit: '篇', table: 'articles', sizes: [1000, 100_000] as const };
  const fill: Growth['fill'] = (database, now, size) => fillArticles(database, size, now);
  return benchGrowth({ ...names, queries: questions, fill }, rounds, databaseUrl);
}
