import { comeSignedIn } from '../accounts';
import { items } from '../messages';
import { addressAt, answerWith, refuse, textAt, texts, onePage } from './hostile-answers';
import { everyText } from './hostile-payloads';
import { alsoUnderPolicy, expect, test } from './hostile-test';

test(
  'Titles, texts and links of site messages act in no family and no encoding (R2.24)',
  alsoUnderPolicy,
  async ({ page, canary }) => {
    await comeSignedIn(page, 'newcomer');
    const records = texts.map((title, place) => ({
      ...{ id: String(place + 1), title, content: textAt(place + 1), link: addressAt(place) || null },
      ...{ sentAt: '2026-01-01T00:00:00Z', read: true },
    }));
    await answerWith(page, 'messagePage', onePage(records));
    await canary.open('/#/sys-message');
    await expect(items(page)).toHaveCount(texts.length, { timeout: 20_000 });
    await canary.expectHarmless();
  },
);

test('What a visitor types into the contact form, and what it is refused with, acts nowhere (R2.23)', async ({
  page,
  canary,
}) => {
  await canary.open('/#/contactus/1');
  await refuse(page, 'contactSend');
  await page.getByRole('textbox', { name: '怎么称呼您' }).fill('<img src=x onerror=1>');
  await page.getByRole('textbox', { name: '手机、座机或邮箱' }).fill('13900000001');
  await page.getByRole('textbox', { name: '留言内容' }).fill(everyText.slice(0, 1000));
  await page.getByRole('button', { name: '提交留言' }).click();
  await expect(page.getByText(everyText.slice(0, 60)).first()).toBeVisible();
  await canary.expectHarmless();
});
