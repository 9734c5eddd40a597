import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { test } from './study-fixture';

/** The beginning of a view of the quiz is in the window and below the sticky header. */
async function expectBeginInView(page: Page, view: string) {
  const section = page.getByTestId(view);
  await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
  const isOnTop = () =>
    section.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 60, top + 4));
    });
  await expect.poll(isOnTop, view).toBe(true);
}

test.use({ viewport: { width: 1280, height: 640 } });

test('each view of a quiz begins below the sticky header, wherever the former one was scrolled (R2.14)', async ({
  page,
  studying,
}) => {
  test.setTimeout(60_000);
  const trainee = await studying.trainee();
  await studying.open(page, trainee, '结业测验');
  const scroll = (top: number) => page.evaluate((to) => scrollTo(0, to), top);
  const begin = await page
    .getByTestId('quiz-start')
    .evaluate((view) => view.getBoundingClientRect().top + scrollY);
  await page.getByRole('button', { name: '开始测验' }).click();
  await expectBeginInView(page, 'quiz-answering');
  // the sticky header covers the first lines
  await scroll(begin - 40);
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await expectBeginInView(page, 'quiz-review');
  await scroll(begin - 40);
  await page.getByRole('button', { name: '返回测验说明' }).click();
  await expectBeginInView(page, 'quiz-start');
});
