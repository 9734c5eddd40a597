import type { Page } from '@playwright/test';
import { solutionOf } from '../../platform/testing/study-api';
import { readBank } from '../../platform/seed/quiz-seed';
import { onlineQuizzes } from '../../platform/seed/content/quizzes-online';
import { submitCredentials } from '../../kits/browser/accounts';
import { enrolmentPanel, enrolButton, openSignedIn } from '../support/courses';
import { expect } from '../support/fixtures';
import { axeViolations } from '../audits/axe-check';
import { courses, openDevice, test, watchUntil } from './study-fixture';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const outline = (page: Page, title: string) =>
  page.getByRole('navigation', { name: '课程大纲' }).getByRole('link', { name: new RegExp(title) });
const openNextLesson = (page: Page) => page.getByRole('link', { name: /下一课时/ }).click();

/** Texts of the correct options of a question. */
function rightOf(stem: string): string[] {
  const bank = onlineQuizzes.flatMap((quiz) => readBank(quiz.bank));
  const right = solutionOf(stem);
  const options = bank.find((question) => question.stem === stem)?.options ?? [];
  return options.filter(({ id }) => right.includes(id)).map(({ text }) => text);
}

test('A trainee enrols, is approved, watches a video, reads a document, passes a quiz, gets credits and a certificate that a visitor can verify (R2.13, R2.14, R2.28, R2.29, R10.13)', async ({
  page,
  platform,
  consoleGuard,
  studying,
  expectConsole,
}) => {
  expectConsole('401');
  test.setTimeout(120_000);
  const course = await studying.projectId(courses.short);
  await studying.toEnrolment();
  const trainee = await studying.register();
  await openSignedIn(page, trainee.headers, `/project/${course}`);
  await enrolButton(page).click();
  await expect(enrolmentPanel(page).getByRole('status')).toContainText('待审核');
  const detail = await studying.send('projectDetail', { id: course }, trainee.headers);
  await studying.approve((detail.data as { enrolment: { id: string } }).enrolment.id);
  await studying.toCourse();

  // Weeks later the course has started and the session is over.
  await page.goto(`/?weeks-later#/study/${course}`);
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await submitCredentials(page, trainee.username, trainee.password);
  await expect(page.getByRole('heading', { level: 1, name: courses.short })).toBeVisible();
  const captions = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      );
  await expect.poll(captions).toEqual(['zh-CN']);

  // the transcript is found by pinyin, and seeks only to parts that were watched; a note keeps its time
  const transcript = page.getByRole('tabpanel', { name: '文字稿' });
  await transcript.getByRole('searchbox').fill('zidongbaocun');
  await transcript.getByRole('button', { name: /^0:24 ?学习进度会自动保存/ }).click();
  await expect(page.getByText('首次观看不能跳过未看的部分，已回到看过的位置。')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('tab', { name: '文字稿' }).focus();
  await page.keyboard.press('ArrowRight');
  const notes = page.getByRole('tabpanel', { name: '笔记' });
  await notes.getByRole('textbox').fill('播放器会自动保存');
  await notes.getByRole('button', { name: '保存笔记' }).click();
  await expect(notes.getByRole('listitem')).toHaveText(/0:00\s*播放器会自动保存/);
  await notes.getByRole('button', { name: '删除 0:00 的笔记' }).click();
  await expect(notes.getByRole('button', { name: '撤销' })).toBeFocused();
  await notes.getByRole('button', { name: '撤销' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await watchUntil(page, 15.5);
  await page.getByRole('button', { name: '暂停', exact: true }).click();
  await expect(outline(page, '认识播放器')).toContainText('已完成');

  await openNextLesson(page);
  await expect(page.getByRole('heading', { level: 2, name: '阅读学习文档' })).toBeVisible();
  const read = page.getByRole('button', { name: '标记为已读' });
  await expect(read).toBeVisible({ timeout: 15_000 });
  await read.click();
  await expect(outline(page, '阅读学习文档')).toContainText('已完成');

  await openNextLesson(page);
  await page.getByRole('button', { name: '开始测验' }).click();
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await expect(page.getByText(/^未达到及格线，本课时尚未完成。您还可以作答 \d 次/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0); // the dialog fades out; axe would check it half transparent
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '再次作答' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  const legend = page.locator('legend');
  await expect(legend).toBeInViewport({ ratio: 1 });
  expect(await axeViolations(page)).toEqual([]);
  for (let number = 1; number <= 3; number += 1) {
    await expect(legend).toContainText(`第 ${number} 题`);
    const text = await legend.innerText();
    const stem = onlineQuizzes
      .flatMap((quiz) => readBank(quiz.bank))
      .find((question) => text.includes(question.stem))?.stem;
    for (const right of rightOf(stem ?? '')) await page.getByLabel(right).check();
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    if (number < 3) await page.getByRole('button', { name: '下一题' }).click();
  }
  await page.getByRole('button', { name: '交卷' }).click();
  await expect(page.getByText(/恭喜，您已通过本测验/)).toBeVisible();
  const result = page.locator('section[data-kind=quiz]');
  await expect(result.getByRole('heading', { name: '恭喜，您已完成全部课时' })).toBeVisible();
  await expect(page.getByText(/^学完 3 个课时（\d+ 学时），获得 1 学分（II\s类）。/)).toBeVisible();

  // the certificate is collected where the course was completed, below the result
  await page.getByRole('button', { name: `领取证书：${courses.short}` }).click();
  const thumbnail = page.getByRole('link', { name: `查看证书：${courses.short}` });
  await expect(thumbnail.locator('svg').getByText('沈知远')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: '查看我的学分' }).click();
  await expect(page.getByRole('main')).toContainText(courses.short);
  await expect(page.getByText(/^共 1 项，合计 1 学分/)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: `查看证书：${courses.short}` }).click();
  const sheet = page.getByRole('img', { name: /^结业证书，持证人沈知远，编号 TC\d{4}/ });
  await expect(sheet).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const number = /TC[0-9A-Z]+/.exec((await sheet.getAttribute('aria-label')) ?? '')?.[0] ?? '';

  const { page: visitor, context } = await openDevice(page, platform.url, consoleGuard.watch);
  await visitor.goto(`/#/verify/${number}`);
  await expect(visitor.getByRole('heading', { name: '证书有效' })).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText(courses.short);
  await context.close();
});
