import { searchAll, type SearchKind } from '@/contracts/search';
import { rebuildSearchIndex } from '../platform/modules/search/search-index';
import { fillArticles } from '../platform/testing/many-articles';
import { benchGrowth, type Growth } from './growth';

const search = (keyword: string, kind?: SearchKind, current = 1) => ({
  call: searchAll,
  input: { current, size: 20, query: { keyword, ...(kind && { kind }) } },
});

/** Typical keywords; a common one occurs in hundreds of every thousand titles. */
const questions = () => ({
  常见词: search('移植'),
  '常见词 只看新闻': search('移植', 'news'),
  '常见词 第五十页': search('移植', undefined, 50),
  两个常见词: search('移植 培训'),
  少见词: search('第97期'),
  常见拼音: search('yizhi'),
  拼音首字母: search('lstd'),
  查无此词: search('查无此词'),
});

/** Compares a search over 1 000 news with one over 100 000. */
export function benchSearch(rounds: number, databaseUrl: string | null): Promise<string> {
  const names = { name: '全站搜索', unit: '篇', table: 'search_entries', sizes: [1000, 100_000] as const };
  const fill: Growth['fill'] = async (database, now, size) => {
    await fillArticles(database, size, now);
    await rebuildSearchIndex(database);
  };
  return benchGrowth({ ...names, queries: questions, fill }, rounds, databaseUrl);
}
