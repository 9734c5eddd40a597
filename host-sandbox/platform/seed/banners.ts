import { articlePath } from './article-rows';
import type { banners } from '../db/schema';

const slides: readonly (readonly [title: string, description: string, jumpUrl: string])[] = [
  [
    '统一标准 统一体系',
    '建设全国器官移植培训同质化平台，让每一位学员都学有所依、学有所成',
    articlePath('平台全面升级：统一教材、统一考核、统一证书'),
  ],
  [
    '新一期移植医师培训开始报名',
    '理论课程、模拟操作与临床轮训相衔接，名额有限，欢迎符合条件的医师报名',
    '/notice',
  ],
  ['走进培训基地', '看基地如何把手术室、模拟中心和病房变成课堂', '/article'],
  [
    '生命接力 大爱无言',
    '向每一位器官捐献者和他们的家庭致敬',
    articlePath('生命的接力：捐献者家庭缅怀活动举行'),
  ],
  ['考核与证书', '了解结业考核安排、成绩查询与证书领取办法', '/notice'],
];

/** Rows of the home page's carousel; pictures are `banner-1.svg` and up. */
export function bannerRows(): (typeof banners.$inferInsert)[] {
  return slides.map(([title, description, jumpUrl], place) => ({
    id: BigInt(place + 1),
    title,
    description,
    jumpUrl,
    image: `/media/picture/banner-${place + 1}.svg`,
    position: place + 1,
  }));
}
