import type { ArticleType } from '@/contracts/article';
import type { categories } from '../core/db/content-schema';

const trees: readonly { type: ArticleType; root: string; names: readonly string[] }[] = [
  { type: 'news', root: '医院新闻', names: ['培训动态', '基地建设', '学术交流', '技术前沿', '人文关怀'] },
  { type: 'notice', root: '通知公告', names: ['招生报名', '考核认证', '政策文件', '平台服务'] },
];

/** Rows of the categories: a root for each article type, and its children. */
export function categoryRows(): (typeof categories.$inferInsert)[] {
  let number = 0n;
  return trees.flatMap(({ type, root, names }) => {
    const rootId = (number += 1n);
    const rootRow = { id: rootId, parentId: null, articleType: type, name: root, position: Number(rootId) };
    const below = names.map((name) => {
      number += 1n;
      return { id: number, parentId: rootId, articleType: type, name, position: Number(number) };
    });
    return [rootRow, ...below];
  });
}
