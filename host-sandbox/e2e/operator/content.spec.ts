import type { FrameLocator, Locator, Page } from '@playwright/test';
import { signInByToken, signInAtHost } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { makePng } from '../../platform/testing/sample-pictures';
import { axeViolations } from '../audits/axe-check';
import { articleStatus as status, chooseOption } from './operator';
import { compose, pasteHtml } from './typing';

const title = '关于开展移植随访数据核对的通知';
/** Colours of the portal's themes, and the line height of its articles: neither browser nor host gives them. */
const light = { surface: 'rgb(255, 255, 255)', text: 'rgb(16, 38, 60)' };
const dark = { surface: 'rgb(21, 33, 46)', text: 'rgb(231, 238, 246)' };
const lineHeight = '32.3px';

test('An operator writes, previews, schedules, publishes, edits, withdraws and deletes a notice with a cover, a picture and a file; what is pasted is cleaned, and an open page follows when it becomes visible (R2.20, R2.21)', async ({
  page: operator,
  platform,
  browser,
  expectConsole,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN' });
  const page = await context.newPage();
  await signInByToken(page, 'trainee');

  // A draft is not public.
  await operator.goto('/articles');
  await expect(status(operator)).toContainText('尚未登录');
  expectConsole('status of 403');
  await signInAtHost(operator, 'trainee');
  await expect(status(operator)).toContainText('没有发布权限');
  await signInAtHost(operator, 'admin');
  await expect(status(operator)).toHaveText(/^共 \d+ 篇内容$/);
  expect(await axeViolations(operator, '[data-page=articles]')).toEqual([]);
  await operator.getByRole('button', { name: '新建草稿' }).click();
  const editor = operator.getByRole('dialog');
  await editor.getByLabel('标题').fill(title);
  await editor.getByLabel('摘要').fill('请各基地于月底前完成核对');
  await editor.getByText('HTML 源代码', { exact: true }).click();
  const payload = '<img src=x onerror="top.document.title=1"><script>top.document.title=1</script>';
  await editor.getByLabel('正文（HTML）').fill(`<h2>核对范围</h2><p>近三年随访数据</p>${payload}`);
  const leftOut = '1 张读者看不到的图片（x）、onerror 属性、<script>';
  await expect(editor.getByText(`不会显示，保存时去除：${leftOut}`)).toBeVisible();
  await editor.getByRole('button', { name: '保存', exact: true }).click();
  await expect(editor.getByRole('status')).toHaveText(`已保存：${title}。已去除不会显示的：${leftOut}`);
  await expect(editor.getByLabel('正文（HTML）')).toHaveValue('<h2>核对范围</h2><p>近三年随访数据</p>');

  // As it will look: typed with the tools, pasted without what is not shown, and previewed at both widths.
  await editor.getByText('可视编辑', { exact: true }).click();
  const text = editor.getByRole('textbox', { name: '正文', exact: true });
  await expect(text.getByRole('heading', { name: '核对范围' })).toBeVisible();
  await expect(text).toHaveCSS('line-height', lineHeight);
  await expect(text).toHaveCSS('color', light.text);
  const kind = editor.getByRole('combobox', { name: '段落样式' });
  const kindField = editor.locator('.ant-select').filter({ has: operator.getByLabel('段落样式') });
  await moveToEnd(text, kindField);
  await text.press('Enter');
  await chooseOption(kind, '中标题');
  await compose(operator, 'baosong', '报送方式');
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('报送方式');
  await text.press('Enter');
  await editor.getByRole('button', { name: '加粗' }).press('Enter');
  await compose(operator, 'tianbao', '网上填报');
  await expect(text.locator('strong')).toHaveText('网上填报');
  await text.press('Control+z');
  await expect(text).not.toContainText('网上填报');
  await text.press('Control+y');
  await text.press('Enter');
  await text.evaluate(pasteHtml, `<p onclick="top.document.title=1">自网页粘贴${payload}</p>`);
  await expect(text).toContainText('自网页粘贴');
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('报送方式');
  await expect(text.locator('strong')).toHaveText('网上填报');
  await expect(text.locator('img, script, [onclick]')).toHaveCount(0);
  await expect(operator).toHaveTitle('内容发布 - 国家业务平台');
  await editor.getByText('预览', { exact: true }).click();
  const preview = editor.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(preview.getByText('自网页粘贴')).toBeVisible();
  await expect(editor.locator('iframe')).toHaveAttribute('width', '1280');
  await expectStyles(preview, light);
  await editor.getByText('深色', { exact: true }).click();
  await expectStyles(preview, dark);
  await editor.getByText('手机（360）', { exact: true }).click();
  await expect(editor.locator('iframe')).toHaveAttribute('width', '360');
  expect(await axeViolations(operator, '[role=dialog]')).toEqual([]);
  await editor.getByText('可视编辑', { exact: true }).click();

  // The status of the saved draft disappears with the next edit.
  await editor.getByLabel('标题').fill('');
  await expect(editor.getByRole('status')).toHaveText('');
  await editor.getByRole('button', { name: '保存', exact: true }).click();
  await expect(editor.getByRole('status')).toHaveText('请填写标题和正文');
  await expect(status(operator)).toHaveText(/^共 \d+ 篇内容$/);
  await editor.getByLabel('标题').fill(title);
  await chooseOption(editor.getByRole('combobox', { name: '附件分类' }), '考核认证');
  await editor.getByLabel('添加附件').setInputFiles({
    name: '核对表.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 sample'),
  });
  await expect(editor.getByRole('list', { name: '附件' })).toContainText('核对表.pdf（考核认证，1 KB）');
  const png = { name: '流程图.png', mimeType: 'image/png', buffer: makePng(640, 400) };
  await editor.getByLabel('添加附件').setInputFiles(png);
  await expect(editor.getByRole('list', { name: '附件' })).toContainText('流程图.png');
  await text.press('Control+End');
  await editor.getByRole('button', { name: '图片', exact: true }).click();
  await editor.getByLabel('图片说明').fill('填报流程');
  await editor.getByRole('button', { name: '插入图片' }).click();
  // A draft's picture is shown to its operator.
  await expect.poll(() => text.getByAltText('填报流程').evaluate(widthOf)).toBe(640);
  await editor.getByLabel('选择封面').setInputFiles({ ...png, name: '封面.png' });
  await expect(editor.getByRole('status')).toHaveText('已设置封面：封面.png');
  await expect.poll(() => editor.getByAltText('封面在列表中的样子').evaluate(widthOf)).toBe(640);
  await editor.getByRole('button', { name: '保存', exact: true }).click();
  await expect(editor.getByRole('status')).toHaveText(`已保存：${title}`);
  expect(await axeViolations(operator, '[role=dialog]')).toEqual([]);
  await editor.getByRole('button', { name: '关闭' }).click();
  await expect(operator).toHaveTitle('内容发布 - 国家业务平台');
  await page.goto('/#/notice');
  await expect(page.getByRole('main').getByRole('time').first()).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);

  // Scheduled, it is not public either.
  await operator.getByRole('button', { name: `发布：${title}` }).click();
  await expect(editor).toContainText(
    '标题和摘要所有访客可见；谁能阅读正文由门户的公开页面设置决定，默认须登录',
  );
  expect(await axeViolations(operator, '[role=dialog]')).toEqual([]);
  const tomorrow = inBeijing(Date.now() + 24 * 3_600_000);
  await editor.getByLabel('发布时间').fill(inBeijing(Date.now() - 3_600_000));
  await editor.getByRole('button', { name: '定时发布' }).click();
  await expect(editor).toContainText('发布时间应晚于现在');
  await editor.getByLabel('发布时间').fill(tomorrow);
  await editor.getByRole('button', { name: '定时发布' }).click();
  const dateTime = tomorrow.replace('T', ' ');
  await expect(status(operator)).toHaveText(`将于 ${dateTime} 发布：${title}`);
  const row = operator.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(dateTime);
  await expect(row).toContainText('定时发布');
  await expect.poll(() => row.locator('img').evaluate(widthOf)).toBe(640);
  await page.reload();
  await expect(page.getByRole('main').getByRole('time').first()).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);

  // Published, it is there with its file.
  await operator.getByRole('button', { name: `改时间：${title}` }).press('Enter');
  await expect(editor.getByLabel('发布时间')).toHaveValue(tomorrow);
  await editor.getByLabel('发布时间').fill('');
  await editor.getByRole('button', { name: '现在发布' }).press('Enter');
  await expect(status(operator)).toHaveText(`已发布：${title}`);
  await page.reload();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { name: '核对范围' })).toBeVisible();
  await expect(page.getByRole('button', { name: /核对表\.pdf/ })).toBeVisible();
  await expect(page.getByText('自网页粘贴')).toBeVisible();
  await expect.poll(() => page.locator('article img[src*="/media/cover/"]').evaluate(widthOf)).toBe(640);
  await expect.poll(() => page.locator('article img[alt="填报流程"]').evaluate(widthOf)).toBe(640);

  // Pinned, it carries a mark at the head of the list, before an older one.
  await operator.getByRole('button', { name: `置顶：${title}` }).click();
  await expect(status(operator)).toHaveText(`已置顶：${title}`);
  await expect(row).toContainText('置顶');
  const list = await context.newPage();
  await list.goto('/#/notice');
  const first = list.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(first).toHaveText(`置顶${title}`);
  await expect(list.getByText('置顶', { exact: true })).toHaveCount(2);
  await list.close();
  const centre = await context.newPage();
  await centre.goto('/#/download?category=examination');
  await expect(centre.getByRole('row', { name: /核对表\.pdf/ })).toBeVisible();
  await centre.close();

  // Edited, it shows the change.
  await operator.getByRole('button', { name: `编辑：${title}` }).click();
  await editor.getByLabel('标题').fill(`${title}（补充）`);
  await editor.getByRole('button', { name: '保存', exact: true }).click();
  await expect(editor.getByRole('status')).toHaveText(/^已保存/);
  await editor.getByRole('button', { name: '关闭' }).click();
  await becomeVisible(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}（补充）`);

  // Withdrawn, the open page says so.
  const withdraw = operator.getByRole('button', { name: `撤回：${title}（补充）` });
  await withdraw.click();
  await expect(editor).toContainText('附件将立即从门户消失');
  await expect(editor.getByRole('button', { name: '继续发布' })).toBeFocused();
  expect(await axeViolations(operator, '[role=dialog]')).toEqual([]);
  await editor.getByRole('button', { name: '继续发布' }).click();
  await expect(withdraw).toBeVisible();
  await withdraw.press('Enter');
  await editor.getByRole('button', { name: '撤回', exact: true }).click();
  await expect(status(operator)).toHaveText(/^已撤回/);
  await becomeVisible(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有找到这篇内容');
  await expect(page.getByText('近三年随访数据')).toHaveCount(0);

  // Deleted, after a confirmation.
  const leave = operator.getByRole('button', { name: `删除：${title}（补充）` });
  await leave.click();
  await editor.getByRole('button', { name: '取消' }).click();
  await expect(leave).toBeVisible();
  await leave.press('Enter');
  await editor.getByRole('button', { name: '删除', exact: true }).click();
  await expect(status(operator)).toHaveText(`已删除：${title}（补充）`);
  await expect(leave).toHaveCount(0);
  await expect(operator.getByRole('list', { name: '内容列表' })).toBeFocused();
  await context.close();
});

/** The article and its text have the portal's styles in this theme. */
async function expectStyles(preview: FrameLocator, theme: typeof light) {
  await expect(preview.getByRole('article')).toHaveCSS('background-color', theme.surface);
  await expect(preview.getByRole('article')).toHaveCSS('color', theme.text);
  await expect(preview.locator('.text')).toHaveCSS('line-height', lineHeight);
}

/** Simulates a tab that becomes visible. */
async function becomeVisible(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

const widthOf = (image: Element) => (image as HTMLImageElement).naturalWidth;

/**
 * Moves the cursor into the last paragraph. The editor restores its own cursor a moment after it gets the focus, so a key
 * pressed in that moment is pressed again.
 */
async function moveToEnd(text: Locator, kindField: Locator) {
  await expect(async () => {
    await text.press('Control+End');
    await expect(kindField).toContainText('正文', { timeout: 500 });
  }).toPass();
}

/** A time as the datetime field takes it. */
const inBeijing = (dateTime: number) => new Date(dateTime + 8 * 3_600_000).toISOString().slice(0, 16);
