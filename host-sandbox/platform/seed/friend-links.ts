import type { friendLinks } from '../db/schema';

/** Title and address of each. */
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

/** Rows of the footer's links: invented organisations at addresses reserved for examples (RFC 2606). */
export function friendLinkRows(): (typeof friendLinks.$inferInsert)[] {
  return friendlySites.map(([title, jumpUrl], place) => ({
    id: BigInt(place + 1),
    title,
    jumpUrl,
    position: place + 1,
  }));
}
