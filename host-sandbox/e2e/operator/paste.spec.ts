import { makePng } from '../../platform/testing/sample-pictures';
import { apiFor } from '../../platform/testing/api';
import { axeViolations } from '../audits/axe-check';
import { openAs, openHostAs } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { pasteHtml, pastePicture } from './typing';

const png = makePng(60, 40).toString('base64');
const svg = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>',
);
const bullet = (words: string) =>
  `<p class=MsoListParagraph style='text-indent:-21pt;mso-list:l0 level1 lfo1'><span style='font-family:Wingdings'>` +
  `<span style='mso-list:Ignore'>l<span>&nbsp;&nbsp;</span></span></span>${words}</p>`;

test('Pictures of a text from Word or the web become files of a new draft; the author is told which are lost, and readers see the others (R2.20, R2.21)', async ({
  page,
  platform,
  expectConsole,
  browser,
}) => {
  // The policy of the host allows no requests to other sites.
  expectConsole('a.example');
  await openHostAs(page, platform.url, 'admin', '/articles');
  await page.getByRole('button', { name: '新建草稿' }).click();
  const editor = page.getByRole('dialog');
  const text = editor.getByRole('textbox', { name: '正文', exact: true });
  await text.pressSequentially('原有的话');
  await text.press('Enter');
  const images =
    `<img alt="网络" src="data:image/png;base64,${png}"><img src="data:image/svg+xml,${svg}">` +
    '<img src="file:///C:/a.png"><img src="file:///C:/b.png"><img data-src="https://a.example/640?wx_fmt=png">';
  await text.evaluate(pasteHtml, `${bullet('甲')}${bullet('乙')}<p>配图${images}</p>`);
  const alert = editor.getByRole('alert').filter({ hasText: '没有带过来' });
  await expect(alert).toContainText(
    '已带入 2 张图片，它们也在附件里。3 张图片没有带过来：2 张存在您的电脑里，浏览器读不到；1 张所在网站不允许取用。',
  );
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(text.getByRole('listitem')).toHaveText(['甲', '乙']);
  await expect(text).toContainText('原有的话');
  const widths = () =>
    text
      .locator('img:not(.ProseMirror-separator)')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([60, 30]);
  await expect(editor.getByRole('list', { name: '附件' }).getByRole('listitem')).toHaveCount(2);
  expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
  await alert.getByRole('button', { name: '知道了' }).click();
  await expect(alert).toHaveCount(0);

  await text.press('Control+End');
  await text.evaluate(pastePicture, png);
  await expect.poll(widths).toEqual([60, 30, 60]);
  const title = '从文档带来的通知';
  await editor.getByLabel('标题').fill(title);
  await editor.getByText('HTML 源代码', { exact: true }).click();
  const source = editor.getByLabel('正文（HTML）');
  const written = await source.inputValue();
  expect(written).toMatch(
    /^<p>原有的话<\/p><ul><li>甲<\/li><li>乙<\/li><\/ul><p>配图<img src="\/media\/attachment\//,
  );
  await source.fill(`${written}<img src="https://a.example/1.png"><img data-src="//a.example/2.png">`);
  const removed = '2 张读者看不到的图片（https://a.example/1.png、//a.example/2.png）';
  await expect(editor.getByText(`不会显示，保存时去除：${removed}`)).toBeVisible();
  await editor.getByRole('button', { name: '保存', exact: true }).click();
  await expect(editor.getByRole('status')).toContainText(`已保存：${title}。已去除不会显示的：${removed}`);
  await expect(source).toHaveValue(written);

  const { send, as } = apiFor(platform);
  const query = { articleType: 'notice', keyword: title };
  const found = await send('articleEditPage', { current: 1, size: 1, query }, await as('admin'));
  const [article] = (found.data as { records: { id: string; revision: number }[] }).records;
  await send('articlePublish', { ...article, published: true }, await as('admin'));
  const context = await browser.newContext({ baseURL: platform.url, locale: 'zh-CN' });
  const reader = await context.newPage();
  await openAs(reader, 'trainee', `/notice/${article?.id}`);
  const pictures = reader.locator('article img[src*="/media/attachment/"]');
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth)))
    .toEqual([60, 30, 60]);
  await context.close();
});
