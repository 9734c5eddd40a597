import { comeSignedIn } from '../accounts';
import { addressAt, addresses, answerWith, realAnswer, textAt, texts, onePage } from './hostile-answers';
import { everyText } from './hostile-payloads';
import { expect, test } from './hostile-test';

test('Names, places, contacts and pictures of training bases act in no family and no encoding (R2.16, R2.17)', async ({
  page,
  canary,
  platform,
}) => {
  const base = await realAnswer(platform.url, 'hospitalDetail', { id: '1' });
  const many = texts.map((name, place) => ({
    ...base,
    ...{ id: String(place + 1), name, city: textAt(place + 1), cover: addressAt(place) || null },
  }));
  await answerWith(page, 'hospitalPage', onePage(many));
  await canary.open('/#/hospital');
  await expect(page.getByRole('main').locator('li h2')).toHaveCount(texts.length, { timeout: 20_000 });
  await canary.expectHarmless();

  await comeSignedIn(page, 'trainee');
  await answerWith(page, 'hospitalDetail', {
    ...base,
    ...{ name: everyText, city: everyText, address: everyText, contactName: everyText },
    ...{ phone: everyText, email: everyText, introduction: everyText },
    pictures: addresses.flatMap(({ text }) => (text === '' ? [] : [text.slice(0, 1000)])),
  });
  await canary.open('/#/hospital/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(everyText);
  await expect(page.getByRole('definition')).toHaveText([everyText, everyText, everyText, everyText]);
  await canary.expectHarmless();
});

test('Titles, notes and paths of what a search finds act in no family and no encoding (R10.75)', async ({
  page,
  canary,
}) => {
  const records = texts.map((title, place) => ({
    ...{ kind: 'page', id: String(place + 1), title, note: textAt(place + 1), publishedAt: null },
    path: addressAt(place),
  }));
  await answerWith(page, 'searchAll', {
    ...{ records, total: records.length, more: false, current: 1, size: 20 },
    counts: [{ kind: 'page', count: records.length, more: false }],
  });
  await canary.open(`/#/search?${new URLSearchParams({ q: '<img src=x> (' }).toString()}`);
  await expect(page.getByRole('main').locator('li h2')).toHaveCount(texts.length, { timeout: 20_000 });
  await canary.expectHarmless();
});

test('Names, ways and numbers of contact pages act in no family and no encoding (R2.23)', async ({
  page,
  canary,
}) => {
  const offices = texts.map((name, place) => ({
    ...{ id: String(place + 1), name, description: textAt(place + 1), address: textAt(place + 2) },
    ...{ directions: everyText, email: addressAt(place), hours: [textAt(place + 3)] },
    // all of them at the one that is opened
    phones: place > 0 ? [] : addresses.map(({ text }) => ({ name: text, number: text })),
  }));
  await answerWith(page, 'contactList', offices);
  await canary.open('/#/contactus/1');
  await expect(page.getByRole('main').locator('nav li a')).toHaveCount(texts.length, { timeout: 20_000 });
  await canary.expectHarmless();
});

test('Names, categories and addresses of files act in no family and no encoding (R2.22)', async ({
  page,
  canary,
}) => {
  const records = texts.map((name, place) => ({
    ...{ id: String(place + 1), name, size: 1, downloads: place, publishedAt: '2026-01-01T00:00:00Z' },
    contentType: place % 2 === 0 ? 'image/png' : textAt(place),
    category: 'form',
    preview: addressAt(place) || null,
  }));
  await answerWith(page, 'attachmentPage', onePage(records));
  await answerWith(page, 'dictData', [
    { dictCode: 'download_category', items: [{ dictItemCode: 'form', dictItemName: everyText }] },
  ]);
  await canary.open('/#/download');
  await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(texts.length, { timeout: 20_000 });
  await canary.expectHarmless();
});

test('Titles, teachers, outlines and an operator’s reasons of courses act in no family and no encoding (R2.12, R2.13)', async ({
  page,
  canary,
  platform,
}) => {
  const course = await realAnswer(platform.url, 'projectDetail', { id: '1' });
  const many = texts.map((title, place) => ({
    ...course,
    ...{ id: String(place + 1), title, summary: textAt(place + 1), hospitalName: textAt(place + 2) },
    cover: addressAt(place) || null,
  }));
  const list = onePage(many);
  await answerWith(page, 'projectPage', list);
  await canary.open('/#/project');
  await expect(page.getByRole('main').locator('li h2')).toHaveCount(texts.length, { timeout: 20_000 });
  await canary.expectHarmless();

  await comeSignedIn(page, 'trainee');
  const enrolment = {
    ...{ id: '1', state: 'refused', reason: everyText, mayLeave: false, completedAt: null },
    ...{ enrolledAt: '2026-01-01T00:00:00Z', changedAt: '2026-01-01T00:00:00Z' },
  };
  await answerWith(page, 'projectDetail', {
    ...course,
    ...{ title: everyText, summary: everyText, audience: everyText, place: everyText, content: everyText },
    ...{ hospitalName: everyText, enrolment, mine: 'refused', refusal: 'A0307' },
    teachers: [{ name: everyText, title: everyText, hospital: everyText }],
    outline: [
      { id: '1', title: everyText, lessons: [{ id: '1', title: everyText, kind: 'video', seconds: 60 }] },
    ],
  });
  await canary.open('/#/project/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(everyText);
  await expect(page.getByRole('status')).toContainText(everyText);
  await canary.expectHarmless();
});
