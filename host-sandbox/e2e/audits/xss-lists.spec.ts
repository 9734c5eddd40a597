import { signInByToken } from '../../kits/browser/accounts';
import {
  urlPayloadAt,
  urlPayloads,
  mockResponse,
  realResponse,
  payloadHalves,
  singlePage,
} from './xss-responses';
import { allPayloads } from '../../platform/testing/xss-payloads';
import { expect, test } from './xss-test';

test('No payload runs in names, addresses, contacts and images of training bases (R2.16, R2.17)', async ({
  page,
  canary,
  platform,
}) => {
  const base = await realResponse(platform.url, 'hospitalDetail', { id: '1' });
  for (const { texts, at } of payloadHalves) {
    const many = texts.map((name, index) => ({
      ...base,
      id: String(index + 1),
      name,
      city: at(index + 1),
      cover: urlPayloadAt(index) || null,
    }));
    await mockResponse(page, 'hospitalPage', singlePage(many));
    await canary.open('/#/hospital');
    await expect(page.getByRole('main').locator('li h2')).toHaveCount(texts.length, { timeout: 20_000 });
    await canary.expectNotTriggered();
  }

  await signInByToken(page, 'trainee');
  await mockResponse(page, 'hospitalDetail', {
    ...base,
    name: allPayloads,
    city: allPayloads,
    address: allPayloads,
    contactName: allPayloads,
    phone: allPayloads,
    email: allPayloads,
    introduction: allPayloads,
    pictures: urlPayloads.flatMap(({ text }) => (text === '' ? [] : [text.slice(0, 1000)])),
  });
  await canary.open('/#/hospital/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPayloads);
  await expect(page.getByRole('definition')).toHaveText([allPayloads, allPayloads, allPayloads, allPayloads]);
  await canary.expectNotTriggered();
});

test('No payload runs in titles, notes and paths of search results (R10.75)', async ({ page, canary }) => {
  for (const { texts, at } of payloadHalves) {
    const records = texts.map((title, index) => ({
      kind: 'page',
      id: String(index + 1),
      title,
      note: at(index + 1),
      publishedAt: null,
      path: urlPayloadAt(index),
    }));
    await mockResponse(page, 'searchAll', {
      records,
      total: records.length,
      more: false,
      current: 1,
      size: 20,
      counts: [{ kind: 'page', count: records.length, more: false }],
    });
    await canary.open(`/#/search?${new URLSearchParams({ q: '<img src=x> (' }).toString()}`);
    await expect(page.getByRole('main').locator('li h2')).toHaveCount(texts.length, { timeout: 20_000 });
    await canary.expectNotTriggered();
  }
});

test('No payload runs in names, channels and numbers of contact pages, and in questions and answers (R2.23)', async ({
  page,
  canary,
}) => {
  for (const { texts, at } of payloadHalves) {
    const offices = texts.map((name, index) => ({
      id: String(index + 1),
      name,
      description: at(index + 1),
      address: at(index + 2),
      directions: allPayloads,
      email: urlPayloadAt(index),
      hours: [at(index + 3)],
      // All of them in the office that is opened.
      phones: index > 0 ? [] : urlPayloads.map(({ text }) => ({ name: text, number: text })),
    }));
    await mockResponse(page, 'contactList', offices);
    await canary.open('/#/contactus/1');
    await expect(page.getByRole('main').locator('nav li a')).toHaveCount(texts.length, { timeout: 20_000 });
    await canary.expectNotTriggered();

    const entries = texts.map((question, index) => ({
      id: String(index + 1),
      question,
      answer: at(index + 1),
      link: urlPayloadAt(index),
    }));
    await mockResponse(page, 'helpList', [{ topic: allPayloads, entries }]);
    await canary.open('/#/help?id=1');
    const questions = page.getByRole('main').locator('details');
    await expect(questions).toHaveCount(texts.length);
    await questions.evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
    await canary.expectNotTriggered();
  }
});

test('No payload runs in names, categories and URLs of files (R2.22)', async ({ page, canary }) => {
  await mockResponse(page, 'dictData', [
    { dictCode: 'download_category', items: [{ dictItemCode: 'form', dictItemName: allPayloads }] },
  ]);
  for (const { texts, at } of payloadHalves) {
    const records = texts.map((name, index) => ({
      id: String(index + 1),
      name,
      size: 1,
      downloads: index,
      publishedAt: '2026-01-01T00:00:00Z',
      contentType: index % 2 === 0 ? 'image/png' : at(index),
      category: 'form',
      preview: urlPayloadAt(index) || null,
    }));
    await mockResponse(page, 'attachmentPage', singlePage(records));
    await canary.open('/#/download');
    await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(texts.length, { timeout: 20_000 });
    await canary.expectNotTriggered();
  }
});

test('No payload runs in titles, teachers, outlines and review reasons of courses (R2.12, R2.13)', async ({
  page,
  canary,
  platform,
}) => {
  const course = await realResponse(platform.url, 'projectDetail', { id: '1' });
  for (const { texts, at } of payloadHalves) {
    const many = texts.map((title, index) => ({
      ...course,
      id: String(index + 1),
      title,
      summary: at(index + 1),
      hospitalName: at(index + 2),
      cover: urlPayloadAt(index) || null,
    }));
    await mockResponse(page, 'projectPage', singlePage(many));
    await canary.open('/#/project');
    await expect(page.getByRole('main').locator('li h2')).toHaveCount(texts.length, { timeout: 20_000 });
    await canary.expectNotTriggered();
  }

  await signInByToken(page, 'trainee');
  const enrolment = {
    id: '1',
    state: 'refused',
    reason: allPayloads,
    mayLeave: false,
    openedAt: null,
    completedAt: null,
    enrolledAt: '2026-01-01T00:00:00Z',
    changedAt: '2026-01-01T00:00:00Z',
  };
  await mockResponse(page, 'projectDetail', {
    ...course,
    title: allPayloads,
    summary: allPayloads,
    audience: allPayloads,
    place: allPayloads,
    content: allPayloads,
    hospitalName: allPayloads,
    enrolment,
    mine: 'refused',
    refusal: 'A0307',
    teachers: [{ name: allPayloads, title: allPayloads, hospital: allPayloads }],
    outline: [
      { id: '1', title: allPayloads, lessons: [{ id: '1', title: allPayloads, kind: 'video', seconds: 60 }] },
    ],
  });
  await canary.open('/#/project/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPayloads);
  await expect(page.getByRole('status')).toContainText(allPayloads);
  await canary.expectNotTriggered();
});
