import type { banners, friendLinks } from '../core/db/content-schema';
import type { contacts } from '../core/db/message-schema';
import { articlePath } from './article-rows';

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

/** Rows of the home page's carousel; images are `banner-1.svg` and up. */
export function bannerRows(): (typeof banners.$inferInsert)[] {
  return slides.map(([title, description, jumpUrl], index) => ({
    id: BigInt(index + 1),
    title,
    description,
    jumpUrl,
    image: `/media/picture/banner-${index + 1}.svg`,
    position: index + 1,
  }));
}

/** Title and URL of each partner site. */
export const friendlySites: readonly (readonly [title: string, jumpUrl: string])[] = [
  ['云岭器官捐献促进会', 'https://www.yunling-donation.example.org/'],
  ['华澄移植医学学会', 'https://www.huacheng-transplant.example.org/'],
  ['江临移植护理联盟', 'https://nursing.jianglin.example.org/'],
  ['中原移植质量控制中心', 'https://quality.zhongyuan.example.org/'],
  ['人体器官捐献志愿登记网', 'https://register.donation.example.com/'],
  ['移植受者健康之家', 'https://home.recipients.example.com/'],
  ['移植医学继续教育网', 'https://cme.transplant.example.net/'],
  ['海川移植数据研究院', 'https://data.haichuan.example.net/'],
];

/** Rows of the footer's links: fictional organisations at example domains (RFC 2606). */
export function friendLinkRows(): (typeof friendLinks.$inferInsert)[] {
  return friendlySites.map(([title, jumpUrl], index) => ({
    id: BigInt(index + 1),
    title,
    jumpUrl,
    position: index + 1,
  }));
}

type Row = typeof contacts.$inferInsert;

const address = '云岭市明湖区健康大道 100 号';
const weekdays = '周一至周五 8:30–12:00，13:30–17:30';
const holidays = '法定节假日休息';

/** Three fictional offices; the first handles everything. */
const offices: readonly Omit<Row, 'id' | 'position'>[] = [
  {
    name: '培训平台服务中心',
    description:
      '报名、账号、证书与日常使用中的问题，都可以先问这里。工作人员会在两个工作日内答复，需要其他部门处理的问题也由这里转交。',
    address: `${address} 一层服务大厅`,
    directions: '地铁 2 号线健康大道站 C 口出，向东步行约 300 米；公交 18、106 路到“健康大道东”站即到。',
    phones: [
      { name: '咨询热线', number: '400-555-1000' },
      { name: '服务大厅', number: '0599-5550100' },
    ],
    email: 'service@office.example.org',
    hours: [`热线：周一至周五 8:00–20:00，周末 9:00–17:00`, `大厅：${weekdays}`, holidays],
  },
  {
    name: '培训与学分办公室',
    description: '课程安排、学分认定、培训基地申报和教学质量方面的事务。',
    address: `${address} 五层 508 室`,
    directions: '由一层服务大厅登记后乘 3 号电梯到五层，出电梯左转。',
    phones: [
      { name: '课程与学分', number: '0599-5550158' },
      { name: '基地申报', number: '0599-5550162' },
    ],
    email: 'training@office.example.org',
    hours: [weekdays, holidays],
  },
  {
    name: '技术支持',
    description:
      '页面打不开、视频无法播放、进度没有保存等技术问题。留言时写明所用的浏览器和出错的时间，便于查找原因。',
    address: '',
    directions: '',
    phones: [{ name: '技术支持', number: '400-555-1000转3' }],
    email: 'support@office.example.org',
    hours: ['每天 8:00–22:00'],
  },
];

/** Rows of the contact offices, numbered from 1. */
export function contactRows(): Row[] {
  return offices.map((office, index) => ({ ...office, id: BigInt(index + 1), position: index + 1 }));
}
