import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';

const count = 10_000;
const characters = [...'肝肾心肺移植供体受体随访登记评估转运保存配型免疫抑制感染排斥手术护理培训课程'];
/** The same two characters only once in 1,600 sentences. */
const sentence = (index: number) =>
  `第 ${index} 句 ${characters[index % characters.length]}${characters[Math.floor(index / characters.length) % characters.length]}`;
const timecode = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
const captions = [
  'WEBVTT',
  ...Array.from({ length: count }, (_, index) =>
    [`${timecode(index)} --> ${timecode(index + 1)}`, sentence(index)].join('\n'),
  ),
].join('\n\n');

test('A transcript of 10,000 sentences shows 300 at once, and finds one by pinyin while the page stays responsive', async ({
  page,
}) => {
  await page.route('**/*.vtt*', (route) =>
    route.fulfill({
      body: captions,
      contentType: 'text/vtt; charset=utf-8',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await signInByToken(page, 'trainee');
  await page.goto('/#/study/17?lesson=106');
  const transcript = page.getByRole('tabpanel', { name: '文字稿' });
  const sentences = transcript.getByRole('listitem');
  await expect(sentences).toHaveCount(300);
  await transcript.getByRole('button', { name: '显示后面 300 句' }).click();
  await expect(sentences).toHaveCount(600);
  await expect(sentences.nth(300).getByRole('button')).toBeFocused();

  await page.evaluate(() => {
    const times: number[] = [];
    new PerformanceObserver((list) =>
      times.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
    Object.assign(window, { longTasks: times });
  });
  await transcript.getByRole('searchbox').fill('ganshen');
  await expect(transcript.getByRole('status')).toHaveText(/^找到 \d+ 句$/);
  await expect(sentences.first()).toContainText('肝肾');
  // in one piece the search takes seconds
  const longest = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks),
  );
  expect(longest).toBeLessThan(500);
});
