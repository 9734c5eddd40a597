import { chinaYear } from '@/contracts/china-time';
import type { programmeFigures } from '../core/db/content-schema';

/** Invented figures of the last five years, the latest first, as the programme's reports would state them. */
const years = [
  { physicians: 2864, coordinators: 3517, nurses: 4206, classes: 412, certificates: 9731 },
  { physicians: 2631, coordinators: 3246, nurses: 3892, classes: 386, certificates: 8954 },
  { physicians: 2409, coordinators: 2970, nurses: 3415, classes: 351, certificates: 7988 },
  { physicians: 1986, coordinators: 2513, nurses: 2874, classes: 297, certificates: 6640 },
  { physicians: 1742, coordinators: 2205, nurses: 2461, classes: 268, certificates: 5803 },
];

/** The yearly figures of the national programme, up to the year before `now`. */
export function programmeRows(now: Date): (typeof programmeFigures.$inferInsert)[] {
  return years.flatMap((figures, index) => {
    const year = chinaYear(now) - 1 - index;
    const source = `《全国器官移植培训年度报告（${year} 年）》（示例数据）`;
    return Object.entries(figures).map(([code, value]) => ({ year, code, value, source }));
  });
}
