import { comeSignedIn } from '../accounts';
import { expect, test } from '../fixtures';
import { setCanary } from './canary';
import {
  addressAt,
  alsoUnderPolicy,
  answerWith,
  expectHarmless,
  realAnswer,
  refuse,
  takePolicy,
  textAt,
  texts,
} from './hostile-answers';
import { everyText } from './hostile-payloads';
import { bringInLater } from './pages';

test.beforeEach(takePolicy);

/** How many of the courses are shown. */
const cards = 4;

test(
  'Training to go on with, courses, bases, files, news and numbers of the home page act in no family and no encoding (R2.11)',
  alsoUnderPolicy,
  async ({ page, platform }) => {
    const canary = setCanary(page);
    await comeSignedIn(page, 'trainee');
    const course = await realAnswer(platform.url, 'projectDetail', { id: '1' });
    const hostile = { title: everyText, summary: everyText, hospitalName: everyText };
    const records = texts.map((name, place) => ({
      ...{ id: String(place + 1), name, size: 1, downloads: 1, publishedAt: '2026-01-01T00:00:00Z' },
      ...{ contentType: textAt(place), category: 'form', preview: addressAt(place) || null },
    }));
    const own = {
      ...{ id: '1', state: 'approved', reason: everyText, mayLeave: false, completedAt: null },
      ...{ enrolledAt: '2026-01-01T00:00:00Z', changedAt: '2026-01-01T00:00:00Z' },
    };
    const project = { ...course, ...hostile, state: 'running', mine: 'approved' };
    const courses = Array.from({ length: cards }, (_, place) => ({
      ...{ ...course, ...hostile, id: String(place + 1), state: 'open', left: 1, mine: null },
      cover: addressAt(place) || null,
    }));
    await answerWith(page, 'enrolmentMine', {
      records: [{ ...own, project }],
      total: 1,
      current: 1,
      size: 20,
    });
    await answerWith(page, 'projectPage', {
      records: courses,
      total: cards,
      current: 1,
      size: 12,
      more: false,
    });
    await answerWith(page, 'attachmentPage', { records, total: records.length, current: 1, size: 4 });
    await answerWith(page, 'hospitalMap', [{ province: 'x', count: 1 }]);
    await answerWith(page, 'dictData', [
      { dictCode: 'province', items: [{ dictItemCode: 'x', dictItemName: everyText }] },
    ]);
    await refuse(page, 'statistics');
    await page.goto('/#/index');
    await canary.watch();
    const main = page.getByRole('main');
    await expect(main.getByRole('strong')).toHaveText(everyText);
    await bringInLater(page);
    await expect(main.locator('li h2')).toHaveText(Array<string>(cards).fill(everyText));
    await expect(main.getByRole('listitem').filter({ hasText: everyText.slice(0, 60) })).not.toHaveCount(0);
    await expect(main.getByRole('button', { name: /^下载/ })).toHaveCount(texts.length);
    await expectHarmless(page, canary);
  },
);
