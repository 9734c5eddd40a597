import { projectDetail, projectPage } from '@/contracts/project';
import { benchGrowth, type Growth } from './growth';
import { fillCourses } from './many-courses';

const page = (query: object, current = 1) => ({ call: projectPage, input: { current, size: 24, query } });

/** Queries on the course list; the last page differs by size. */
const questions = (size: number) => ({
  首页: page({}),
  按类别: page({ kind: 'nursing' }),
  报名中: page({ state: 'open' }),
  即将截止: page({ sort: 'closing' }),
  按学分: page({ sort: 'credits' }),
  '搜索 少见词': page({ keyword: '第97期' }),
  '搜索 两个词': page({ keyword: '病理 取材' }),
  '搜索 常见词': page({ keyword: '移植' }),
  详情: { call: projectDetail, input: { id: '97' } },
  末页: page({}, Math.ceil((size - 2) / 24)),
});

/** Compares a catalogue of 100 courses with one of 10 000. */
export function benchCourses(rounds: number, databaseUrl: string | null): Promise<string> {
  const names = { name: '课程目录', unit: '门', table: 'projects', sizes: [100, 10_000] as const };
  const fill: Growth['fill'] = (database, now, size) => fillCourses(database, size, now);
  return benchGrowth({ ...names, queries: questions, fill }, rounds, databaseUrl);
}
