import { expect, type Locator, type Page } from '@playwright/test';
import { projectRows } from '../../platform/seed/course-rows';
import { enrolmentRows } from '../../platform/seed/enrolment-rows';
import { certificateRows } from '../../platform/seed/study-rows';
import { seedArticles } from '../../platform/seed/content/all';
import { signInByToken } from './accounts';

/** A page of the portal, as the audits open it. */
export interface PortalPage {
  /** Its route pattern. */
  pattern: string;
  /** An in-app address that matches the pattern. */
  address: string;
  /** Most pages look the same to every role; members' pages need a trainee, operators' an administrator. */
  role: 'visitor' | 'trainee' | 'admin';
  /** Text of its only h1. */
  heading: string | RegExp;
}

/** Every page of the portal. Add a line here for a new page; `pages.spec.ts` fails until then. */
export const pages: readonly PortalPage[] = [
  { pattern: '/index', address: '/index', role: 'visitor', heading: '首页' },
  { pattern: '/dash', address: '/dash', role: 'visitor', heading: '登录与门户' },
  { pattern: '/login', address: '/login', role: 'visitor', heading: '登录' },
  { pattern: '/register', address: '/register', role: 'visitor', heading: '注册' },
  { pattern: '/forgotpsd', address: '/forgotpsd', role: 'visitor', heading: '重置密码' },
  { pattern: '/contract', address: '/contract', role: 'visitor', heading: '服务协议与隐私政策' },
  { pattern: '/password', address: '/password', role: 'trainee', heading: '修改密码' },
  { pattern: '/article', address: '/article', role: 'visitor', heading: '医院新闻' },
  { pattern: '/notice', address: '/notice', role: 'trainee', heading: '通知公告' },
  { pattern: '/article/:id', address: seededArticle('news'), role: 'trainee', heading: /.{6,}/ },
  { pattern: '/notice/:id', address: seededArticle('notice'), role: 'trainee', heading: /.{6,}/ },
  { pattern: '/project', address: '/project', role: 'visitor', heading: '培训项目' },
  { pattern: '/project/:id', address: '/project/1', role: 'trainee', heading: '肝移植医师规范化培训' },
  { pattern: '/study/:id', address: '/study/17', role: 'trainee', heading: '器官转运绿色通道实务' },
  { pattern: '/hospital', address: '/hospital', role: 'visitor', heading: '培训基地' },
  { pattern: '/hospital/:id', address: '/hospital/1', role: 'trainee', heading: '京华大学附属明德医院' },
  { pattern: '/teacher/:id', address: '/teacher/1', role: 'trainee', heading: '顾承远' },
  { pattern: '/download', address: '/download', role: 'visitor', heading: '下载中心' },
  { pattern: '/search', address: '/search?q=gan', role: 'visitor', heading: '全站搜索' },
  { pattern: '/help', address: '/help?id=1', role: 'visitor', heading: '帮助中心' },
  { pattern: '/contactus/:id', address: '/contactus/1', role: 'visitor', heading: '联系我们' },
  { pattern: '/sys-message', address: '/sys-message', role: 'trainee', heading: '站内消息' },
  { pattern: '/uc/overview', address: '/uc/overview', role: 'trainee', heading: '我的学习' },
  { pattern: '/uc/userInfo', address: '/uc/userInfo', role: 'trainee', heading: '个人信息' },
  { pattern: '/uc/myProject', address: '/uc/myProject', role: 'trainee', heading: '我的培训' },
  { pattern: '/uc/myFavourite', address: '/uc/myFavourite', role: 'trainee', heading: '我的收藏' },
  { pattern: '/uc/myCredit', address: '/uc/myCredit', role: 'trainee', heading: '我的学分' },
  { pattern: '/uc/myCert', address: '/uc/myCert', role: 'trainee', heading: '我的证书' },
  { pattern: '/verify', address: '/verify', role: 'visitor', heading: '证书查验' },
  {
    pattern: '/verify/:number',
    address: `/verify/${seededCertificate()}`,
    role: 'visitor',
    heading: '证书查验',
  },
  { pattern: '/operators', address: '/operators', role: 'admin', heading: '运行概览' },
  { pattern: '/403', address: '/403', role: 'visitor', heading: '无权访问' },
  { pattern: '/404', address: '/404', role: 'visitor', heading: '页面不存在' },
];

/** Signs in if the page needs it, opens the page standalone and waits until it is loaded. */
export async function openPage(page: Page, entry: PortalPage): Promise<void> {
  if (entry.role !== 'visitor') await signInByToken(page, entry.role);
  // Forces a page load even if only the hash differs.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(`/#${entry.address}`);
  await expectPageLoaded(page, entry);
}

/** The page shows its heading and is loaded. */
export async function expectPageLoaded(portal: Page | Locator, { heading }: Pick<PortalPage, 'heading'>) {
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expectLoaded(portal);
  await loadLazySections(portal);
}

/** Scrolls to the sections that load when they come into view. */
export async function loadLazySections(portal: Page | Locator) {
  // a cached page that is hidden keeps its sections as they were
  const pending = portal.locator('[data-pending]').filter({ visible: true });
  if ((await pending.count()) === 0) return;
  // again and again: content that arrives above moves a section out of view
  await expect
    .poll(
      async () => {
        await pending.evaluateAll(([first]) => first?.scrollIntoView());
        return pending.count();
      },
      { timeout: 20_000 },
    )
    .toBe(0);
  await expectLoaded(portal);
  await portal.locator('main').evaluate(() => {
    scrollTo(0, 0);
  });
}

/** Data, layout and images are loaded, in any language; nothing is busy. */
export async function expectLoaded(portal: Page | Locator) {
  await expect(portal.locator('[data-first-paint]')).toHaveCount(0);
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText(/./);
  // A hidden cached page may still be busy; it continues when it is shown again.
  await expect(portal.locator('[aria-busy=true]:visible')).toHaveCount(0);
  await expectNotEmpty(portal.getByRole('banner').getByRole('navigation'));
  await expectNotEmpty(portal.getByRole('contentinfo'));
  await expect
    .poll(() => portal.locator('img:not([loading=lazy])').evaluateAll(unloaded), 'pictures not loaded')
    .toEqual([]);
}

/** A landmark, where the page has one, contains its list. */
async function expectNotEmpty(part: Locator) {
  const empty = () => part.evaluateAll((parts) => parts.filter((found) => !found.querySelector('li')).length);
  await expect.poll(empty, 'parts of the frame that are still empty').toBe(0);
}

function unloaded(images: (HTMLElement | SVGElement)[]): string[] {
  return images.flatMap((image) =>
    image instanceof HTMLImageElement && !(image.complete && image.naturalWidth > 0) ? [image.src] : [],
  );
}

/** Number of the sample trainee's certificate. */
function seededCertificate(): string {
  const now = new Date();
  const projects = projectRows(now);
  return certificateRows(now, projects, enrolmentRows(now, projects))[0]?.number ?? '';
}

/** Address of the first seeded article of a type that has attachments. The platform numbers news first. */
function seededArticle(type: 'news' | 'notice'): string {
  const index = seedArticles[type].findIndex(({ files, draft }) => files && !draft);
  const before = type === 'news' ? 0 : seedArticles.news.length;
  return `/${type === 'news' ? 'article' : 'notice'}/${before + index + 1}`;
}
