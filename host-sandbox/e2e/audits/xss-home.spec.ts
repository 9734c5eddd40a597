import { signInByToken } from '../../kits/browser/accounts';
import {
  urlPayloadAt,
  mockResponse,
  realResponse,
  mockError,
  payloadHalves,
  singlePage,
} from './xss-responses';
import { allPayloads } from '../../platform/testing/xss-payloads';
import { alsoWithCsp, expect, test } from './xss-test';
import { loadLazySections } from '../../kits/browser/pages';

/** Number of courses shown. */
const cards = 4;

test(
  'No payload runs in current training, courses, bases, files, news and numbers of the home page (R2.11)',
  alsoWithCsp,
  async ({ page, canary, platform }) => {
    await signInByToken(page, 'trainee');
    const course = await realResponse(platform.url, 'projectDetail', { id: '1' });
    const payloadFields = { title: allPayloads, summary: allPayloads, hospitalName: allPayloads };
    const own = {
      id: '1',
      state: 'approved',
      reason: allPayloads,
      mayLeave: false,
      openedAt: null,
      completedAt: null,
      enrolledAt: '2026-01-01T00:00:00Z',
      changedAt: '2026-01-01T00:00:00Z',
      lessons: { done: 1, all: 5 },
    };
    const project = { ...course, ...payloadFields, state: 'running', underWay: true, mine: 'approved' };
    const courses = Array.from({ length: cards }, (_, index) => ({
      ...course,
      ...payloadFields,
      id: String(index + 1),
      state: 'open',
      left: 1,
      mine: null,
      cover: urlPayloadAt(index) || null,
    }));
    await mockResponse(
      page,
      'enrolmentMine',
      singlePage([{ ...own, project, next: { id: '1', title: allPayloads, studiedAt: null } }]),
    );
    await mockResponse(page, 'projectPage', singlePage(courses));
    await mockResponse(page, 'hospitalMap', [{ province: 'x', count: 1 }]);
    await mockResponse(page, 'dictData', [
      { dictCode: 'province', items: [{ dictItemCode: 'x', dictItemName: allPayloads }] },
    ]);
    await mockError(page, 'statistics');
    for (const { texts, at } of payloadHalves) {
      const records = texts.map((name, index) => ({
        id: String(index + 1),
        name,
        size: 1,
        downloads: 1,
        publishedAt: '2026-01-01T00:00:00Z',
        contentType: at(index),
        category: 'form',
        preview: urlPayloadAt(index) || null,
      }));
      await mockResponse(page, 'attachmentPage', singlePage(records));
      await canary.open('/#/index');
      const main = page.getByRole('main');
      await expect(main.getByRole('region', { name: '我的培训' }).getByRole('strong')).toHaveText(
        allPayloads,
      );
      await expect(main.getByRole('link', { name: /^继续学习 <script/ })).toContainText(allPayloads);
      await loadLazySections(page);
      await expect(main.locator('li h2')).toHaveText(Array<string>(cards).fill(allPayloads));
      const items = main.getByRole('listitem').filter({ hasText: allPayloads.slice(0, 60) });
      await expect(items).not.toHaveCount(0);
      await expect(main.getByRole('button', { name: /^下载/ })).toHaveCount(texts.length);
      await canary.expectNotTriggered();
    }
  },
);
