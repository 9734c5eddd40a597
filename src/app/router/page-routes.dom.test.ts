import { configSchema } from '@/shared/config/schema';
import { postAs, tokenFor } from '@/testing/api-as';
import { pageRoutes } from './page-routes';
import { isPublic } from './guard';
import { findPageRoute, serverRoutes } from './route-table';

const { publicPaths } = configSchema.parse({ site: {} });

it('The platform lists every page, except those that are there without it (R2.59)', async () => {
  const token = await tokenFor('trainee', 'Trainee@2026');
  const { list } = await postAs<{ list: unknown }>(token, 'portal/route/list', { name: 'portal' });
  const table = serverRoutes(list, pageRoutes, 'unfiltered', () => undefined);
  const missing = pageRoutes
    .filter(({ pattern }) => !isPublic(pattern, []))
    .filter(({ key, pattern }) => !findPageRoute(table, key, pattern));
  expect(missing.map(({ pattern }) => pattern)).toEqual([]);
});

describe('the table of pages', () => {
  it('matches this snapshot (R2.2, R2.3, R2.4, R2.5, R2.6, R2.7, R2.9, R2.10, R2.11, R2.12, R2.13, R2.14, R2.16, R2.17, R2.18, R2.19, R2.20, R2.21, R2.22, R2.23, R2.25, R2.26, R2.27, R2.28, R2.29, R10.72)', () => {
    const rows = pageRoutes.map((page) =>
      [
        page.pattern,
        page.title.defaultMessage,
        page.layout,
        isPublic(page.pattern, publicPaths) ? 'public' : 'member',
        ...(page.banner ? ['full banner'] : []),
        ...(page.noCache ? ['noCache'] : []),
        ...(page.visitorOnly ? ['visitorOnly'] : []),
      ].join(' · '),
    );
    expect(rows).toMatchInlineSnapshot(`
     [
       "/index · 首页 · main · public · full banner",
       "/dash · 登录与门户 · main · public · full banner · noCache",
       "/login · 登录 · plain · public · visitorOnly",
       "/register · 注册 · plain · public · visitorOnly",
       "/forgotpsd · 重置密码 · plain · public · visitorOnly",
       "/password · 修改密码 · plain · member",
       "/contract · 服务协议与隐私政策 · main · public",
       "/article · 医院新闻 · main · public",
       "/notice · 通知公告 · main · member",
       "/article/:id · 新闻详情 · main · member",
       "/notice/:id · 通知详情 · main · member",
       "/project · 培训项目 · main · public",
       "/project/:id · 培训详情 · main · member",
       "/study/:id · 培训详情 · main · member",
       "/hospital · 培训基地 · main · public",
       "/hospital/:id · 基地详情 · main · member",
       "/teacher/:id · 授课教师 · main · member",
       "/download · 下载中心 · main · public",
       "/search · 全站搜索 · main · public",
       "/help · 帮助中心 · main · public",
       "/contactus/:id · 联系我们 · main · member",
       "/sys-message · 站内消息 · main · member",
       "/uc/overview · 我的学习 · main · member",
       "/uc/userInfo · 个人信息 · main · member",
       "/uc/myProject · 我的培训 · main · member",
       "/uc/myFavourite · 我的收藏 · main · member",
       "/uc/myCredit · 我的学分 · main · member",
       "/uc/myCert · 我的证书 · main · member",
       "/verify · 证书查验 · main · public",
       "/verify/:number · 查验结果 · main · public",
       "/operators · 运行概览 · main · member",
       "/403 · 无权访问 · main · public · noCache",
       "/404 · 页面不存在 · main · public · noCache",
     ]
    `);
  });

  it('names the agreement Contract (R2.5)', () => {
    expect(pageRoutes.find(({ pattern }) => pattern === '/contract')).toMatchObject({ name: 'Contract' });
  });

  it('has unique patterns, and a title for every page', () => {
    expect(new Set(pageRoutes.map(({ pattern }) => pattern)).size).toBe(pageRoutes.length);
    expect(pageRoutes.filter(({ title }) => title.defaultMessage === '')).toEqual([]);
  });
});
