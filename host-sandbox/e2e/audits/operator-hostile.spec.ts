import type { Page } from '@playwright/test';
import { signInAtHost } from '../accounts';
import { expect, test } from '../fixtures';
import { clickEverything, findDangerousMarkup, installCanary } from './canary';
import { mockResponse, payloadAt, payloadTexts, singlePage } from './xss-responses';

/** The preview of the editor is the one frame a host's page has by itself. */
const frames = 2;
const sentAt = '2026-01-01T00:00:00Z';

test('What people left at the contact pages acts in no family and no encoding where operators read it (R2.23)', async ({
  page,
}) => {
  const canary = installCanary(page, frames);
  await signedIn(page);
  const records = payloadTexts.map((text, place) => ({
    ...{
      id: String(place + 1),
      contactId: '1',
      text,
      name: payloadAt(place + 1),
      replyTo: payloadAt(place + 2),
    },
    ...{ sentAt, handledAt: null },
  }));
  await mockResponse(page, 'contactMessages', singlePage(records));
  await page.getByTestId('host-nav-messages').click();
  await expect(page.getByRole('list', { name: '留言列表' }).getByRole('listitem')).toHaveCount(
    payloadTexts.length,
  );
  await expectHarmless(page, canary, '[data-page=messages] .operator-list');
});

test('Titles and files of articles act in no family and no encoding where operators edit them (R2.19)', async ({
  page,
}) => {
  const canary = installCanary(page, frames);
  await signedIn(page);
  const fields = { articleType: 'notice', cover: null, categoryId: null, publishedAt: sentAt, revision: 0 };
  const articles = payloadTexts.map((title, place) => ({
    ...{ ...fields, id: String(place + 1), title, state: 'draft' },
    ...{ summary: payloadAt(place + 1), categoryName: payloadAt(place + 2), source: payloadAt(place + 3) },
  }));
  const attachments = payloadTexts.map((name, place) => ({
    ...{ id: String(place + 1), name, contentType: 'text/html', size: 1, publishedAt: sentAt },
  }));
  await mockResponse(page, 'articleEditPage', {
    ...singlePage(articles),
  });
  await mockResponse(page, 'articleEditDetail', { ...articles[0], content: '<p>正文</p>', attachments });
  await page.getByTestId('host-nav-articles').click();
  const rows = page.getByRole('list', { name: '内容列表' }).getByRole('listitem');
  await expect(rows).toHaveCount(payloadTexts.length);
  await expectHarmless(page, canary, '[data-page=articles] .operator-list');

  await rows.first().getByRole('button', { name: /^编辑/ }).click();
  await expect(page.getByRole('list', { name: '附件' }).getByRole('listitem')).toHaveCount(
    payloadTexts.length,
  );
  await expectHarmless(page, canary, 'dialog[open] .article-files');
});

async function signedIn(page: Page) {
  await page.goto('/');
  await signInAtHost(page, 'admin');
}

async function expectHarmless(page: Page, canary: ReturnType<typeof installCanary>, scope: string) {
  await canary.watch();
  expect(await findDangerousMarkup(page, scope)).toEqual([]);
  await clickEverything(page, scope);
  await canary.expectSilence();
}
