import type { Page } from '@playwright/test';
import { signInAtHost } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { clickAll, findDangerousMarkup, installCanary } from './canary';
import { mockResponse, payloadAt, payloadTexts, singlePage } from './xss-responses';

/** The host has two frames: its main frame and the editor's preview. */
const frames = 2;
/** A page has a hundred times the rows of a real one, so it takes longer to render and to click. */
test.describe.configure({ timeout: 60_000 });
const allRows = [payloadTexts.length, { timeout: 20_000 }] as const;
const sentAt = '2026-01-01T00:00:00Z';
const notice = {
  id: '1',
  articleType: 'notice',
  title: '通知',
  state: 'draft',
  summary: '',
  source: '',
  cover: null,
  categoryId: null,
  categoryName: null,
  publishedAt: sentAt,
  revision: 0,
};

test('No payload runs in contact messages where operators read them (R2.23)', async ({ page }) => {
  const canary = installCanary(page, frames);
  await signedIn(page);
  const records = payloadTexts.map((text, index) => ({
    id: String(index + 1),
    contactId: '1',
    text,
    name: payloadAt(index + 1),
    replyTo: payloadAt(index + 2),
    sentAt,
    handledAt: null,
  }));
  await mockResponse(page, 'contactMessages', singlePage(records));
  await page.getByTestId('host-nav-messages').click();
  await expect(page.getByRole('list', { name: '留言列表' }).getByRole('listitem')).toHaveCount(...allRows);
  await expectHarmless(page, canary, '[data-page=messages] .operator-list');
});

test('No payload runs in titles of articles where operators edit them (R2.19)', async ({ page }) => {
  const canary = installCanary(page, frames);
  await signedIn(page);
  const articles = payloadTexts.map((title, index) => ({
    ...notice,
    id: String(index + 1),
    title,
    summary: payloadAt(index + 1),
    categoryName: payloadAt(index + 2),
    source: payloadAt(index + 3),
  }));
  await mockResponse(page, 'articleEditPage', singlePage(articles));
  await page.getByTestId('host-nav-articles').click();
  await expect(page.getByRole('list', { name: '内容列表' }).getByRole('listitem')).toHaveCount(...allRows);
  await expectHarmless(page, canary, '[data-page=articles] .operator-list');
});

test('No payload runs in files of an article where operators edit it (R2.19)', async ({ page }) => {
  const canary = installCanary(page, frames);
  await signedIn(page);
  const attachments = payloadTexts.map((name, index) => ({
    id: String(index + 1),
    name,
    contentType: 'text/html',
    size: 1,
    publishedAt: sentAt,
    draftPreview: null,
  }));
  await mockResponse(page, 'articleEditPage', singlePage([notice]));
  await mockResponse(page, 'articleEditDetail', { ...notice, content: '<p>正文</p>', attachments });
  await page.getByTestId('host-nav-articles').click();
  await page.getByRole('button', { name: /^编辑/ }).click();
  await expect(page.getByRole('list', { name: '附件' }).getByRole('listitem')).toHaveCount(...allRows);
  await expectHarmless(page, canary, '[role=dialog] .article-files');
});

async function signedIn(page: Page) {
  await page.goto('/');
  await signInAtHost(page, 'admin');
}

async function expectHarmless(page: Page, canary: ReturnType<typeof installCanary>, scope: string) {
  await canary.watch();
  expect(await findDangerousMarkup(page, scope)).toEqual([]);
  await clickAll(page, scope);
  await canary.expectSilence();
}
