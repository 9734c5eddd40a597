import { signInByToken } from '../../kits/browser/accounts';
import { messageItems } from '../trainee/messages';
import { urlPayloadAt, mockResponse, mockError, payloadHalves, singlePage } from './xss-responses';
import { allPayloads } from '../../platform/testing/xss-payloads';
import { alsoWithCsp, expect, test } from './xss-test';

test(
  'No payload runs in titles, texts and links of site messages (R2.24)',
  alsoWithCsp,
  async ({ page, canary }) => {
    await signInByToken(page, 'newcomer');
    for (const { texts, at } of payloadHalves) {
      const records = texts.map((title, index) => ({
        id: String(index + 1),
        title,
        content: at(index + 1),
        link: urlPayloadAt(index) || null,
        sentAt: '2026-01-01T00:00:00Z',
        read: true,
      }));
      await mockResponse(page, 'messagePage', singlePage(records));
      await canary.open('/#/sys-message');
      await expect(messageItems(page)).toHaveCount(texts.length, { timeout: 20_000 });
      await canary.expectNotTriggered();
    }
  },
);

test('No payload runs in the contact form or in its error message (R2.23)', async ({ page, canary }) => {
  await canary.open('/#/contactus/1');
  await mockError(page, 'contactSend');
  await page.getByRole('textbox', { name: '您的称呼' }).fill('<img src=x onerror=1>');
  await page.getByRole('textbox', { name: '手机、座机或邮箱' }).fill('13900000001');
  await page.getByRole('textbox', { name: '留言内容' }).fill(allPayloads.slice(0, 1000));
  await page.getByRole('button', { name: '提交留言' }).click();
  await expect(page.getByText(allPayloads.slice(0, 60)).first()).toBeVisible();
  await canary.expectNotTriggered();
});
