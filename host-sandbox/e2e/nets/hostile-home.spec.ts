import { comeSignedIn } from '../accounts';
import { addressAt, answerWith, realAnswer, refuse, textAt, texts, onePage } from './hostile-answers';
import { everyText } from './hostile-payloads';
import { alsoUnderPolicy, expect, test } from './hostile-test';
import { bringInLater } from './pages';

/** How many of the courses are shown. */
const cards = 4;

test(
  'Training to go on with, courses, bases, files, news and numbers of the home page act in no family and no encoding (R2.11)',
  alsoUnderPolicy,
  async ({ page, canary, platform }) => {
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
      lessons: { done: 1, all: 5 },
    };
    const project = { ...course, ...hostile, state: 'running', underWay: true, mine: 'approved' };
    const courses = Array.from({ length: cards }, (_, place) => ({
      ...{ ...course, ...hostile, id: String(place + 1), state: 'open', left: 1, mine: null },
      cover: addressAt(place) || null,
    }));
    await answerWith(page, 'enrolmentMine', onePage([{ ...own, project }]));
    await answerWith(page, 'projectPage', onePage(courses));
    await answerWith(page, 'attachmentPage', onePage(records));
    await answerWith(page, 'hospitalMap', [{ province: 'x', count: 1 }]);
    await answerWith(page, 'dictData', [
      { dictCode: 'province', items: [{ dictItemCode: 'x', dictItemName: everyText }] },
    ]);
    await refuse(page, 'statistics');
    await canary.open('/#/index');
    const main = page.getByRole('main');
    await expect(main.getByRole('strong')).toHaveText(everyText);
    await bringInLater(page);
    await expect(main.locator('li h2')).toHaveText(Array<string>(cards).fill(everyText));
    await expect(main.getByRole('listitem').filter({ hasText: everyText.slice(0, 60) })).not.toHaveCount(0);
    await expect(main.getByRole('button', { name: /^下载/ })).toHaveCount(texts.length);
    await canary.expectHarmless();
  },
);
