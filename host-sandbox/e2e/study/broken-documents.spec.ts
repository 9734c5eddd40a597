import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import {
  blankPdf,
  brokenImagePdf,
  damagedContentPdf,
  foreignFontPdf,
  formPdf,
  highPdf,
  loopPdf,
  numberedFontPdf,
  portfolioPdf,
} from './pdf-fixtures';
import { documentIn, documentLesson, serveDocument } from './study-document';

/** Fonts that are not embedded, with the bytes of 北斗星 in the charset of their name. */
const fonts = [
  ['#CB#CE#CC#E5', 'B1B1B6B7D0C7'],
  ['#D0#A1#B1#EA#CB#CE', 'B1B1B6B7D0C7'],
  ['#B7#C2#CB#CE_GB2312', 'B1B1B6B7D0C7'],
  ['#E5#AE#8B#E4#BD#93', 'B1B1B6B7D0C7'],
  ['#C6#BB#B7#BD', 'B1B1B6B7D0C7'],
  ['#BC#D0#B7#A2#C5#E9', 'A55FA4E6AC50'],
  ['#82l#82r#20#96#BE#92#A9', '966B936C90AF'],
] as const;

test('Text in fonts that are not embedded and have Chinese or Japanese names is readable', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInByToken(page, 'trainee');
  // numbers of a collection of Adobe
  const numbered = ['SimSun', numberedFontPdf('GB1', '041A05F60F92')] as const;
  const files = [...fonts.map(([font, text]) => [font, foreignFontPdf(font, text)] as const), numbered];
  for (const [font, body] of files) {
    await serveDocument(page, body);
    await page.goto('about:blank');
    await page.goto(`/#${documentLesson.address}`);
    const shown = documentIn(page).getByRole('group', { name: '第 1 页' }).getByText('北斗星');
    await expect(shown, font).toBeAttached({ timeout: 20_000 });
  }
});

test('A document that is not shown says so, and is read only in its file', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(180_000);
  expectConsole(/404/);
  const reports: string[] = [];
  await page.route('**/portal/error/report', async (route) => {
    reports.push((route.request().postDataJSON() as { message: string }).message);
    await route.fulfill({ json: { code: '00000', data: null, msg: '' } });
  });
  await signInByToken(page, 'trainee');
  await page.clock.install();
  const documents = [
    [formPdf(), '专用软件才能显示的表单', /document .*: form/],
    [brokenImagePdf(), '本页有内容无法在此浏览器中显示', /page 1 incomplete/],
    [damagedContentPdf(0), '本页有内容无法在此浏览器中显示', /page 1 incomplete/],
    [numberedFontPdf('GB1', '041A', { encoding: 'X' }), '本页有内容无法', /page 1 incomplete/],
    [numberedFontPdf('Identity', '041A'), '字体不在文件中', /page 1 garbled/],
    [numberedFontPdf('Identity', '041A', { file: 'damaged' }), '字体不在文件中', /page 1 garbled/],
    [Buffer.from('<!doctype html><p>404'), '文档已损坏', /unreadable/],
    [Buffer.alloc(0), '文档已损坏', /unreadable/],
    [loopPdf(), '文档已损坏', /unreadable/],
    [portfolioPdf(), '文件包', /document .*: portfolio/],
    [null, '文档文件不存在', /document .*: missing/],
    [blankPdf(), '本页没有可显示的内容', null],
  ] as const;
  for (const [body, says, reason] of documents) {
    reports.length = 0;
    await serveDocument(page, body);
    await page.goto('about:blank');
    await page.goto(`/#${documentLesson.address}`);
    await expect(page.getByText(says).first(), says).toBeVisible({ timeout: 20_000 });
    await page.clock.fastForward('03:00');
    const mark = page.getByRole('button', { name: '请先打开文件阅读' });
    await expect(mark, says).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('link', { name: '打开文件' })).toBeVisible();
    if (reason) await expect.poll(() => reports.join(), { message: says }).toMatch(reason);
  }
});

test('A page that is very high is drawn', async ({ page }) => {
  await signInByToken(page, 'trainee');
  await serveDocument(page, highPdf());
  await page.goto(`/#${documentLesson.address}`);
  const canvas = documentIn(page).locator('canvas');
  await expect(canvas).toBeAttached({ timeout: 20_000 });
  // narrower than a pixel, so black is a grey
  const [red, , , alpha] = await canvas.evaluate((drawn: HTMLCanvasElement) =>
    Array.from(drawn.getContext('2d')?.getImageData(0, drawn.height / 2, 1, 1).data ?? []),
  );
  expect(alpha).toBe(255);
  expect(red).toBeLessThan(200);
});
