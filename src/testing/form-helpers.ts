import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { smsCodeFor } from './sms-inbox';

/** Without the check that a click reaches its target, which is slow in jsdom; browser tests check it. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
/** Timeout of waiting for a page. */
export const pageTimeout = { timeout: 10_000 };

export const fieldByLabel = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Fills in fields by their labels. */
export async function fillFields(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = fieldByLabel(label); // once, because jsdom searches the whole page for the labels of each field
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

/** Clicks the button with this text; antd inserts a space between two Chinese characters. */
export async function clickButton(text: string): Promise<void> {
  const button = screen.getByText(new RegExp(`^${[...text].join('\\s*')}$`), { selector: 'button' });
  await user.click(button);
}

/** Fills in a phone number and the SMS code that it receives. @returns the code */
export async function fillPhoneAndCode(phone: string): Promise<string> {
  await fillFields({ 手机号: phone });
  await user.click(screen.getByText('获取验证码'));
  await screen.findByText(/^验证码已发送/, {}, pageTimeout);
  const code = await smsCodeFor(phone);
  await fillFields({ 短信验证码: code });
  return code;
}

/** Six digits other than `code`. */
export const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111');

/** The alert of the page or its form; the one above a form has several parts. A toast is announced in the same way. */
export function shownAlert(): HTMLElement {
  const [alert, ...others] = screen
    .queryAllByRole('alert')
    .filter((element) => element.closest('.portal-antd-message') === null);
  if (!alert || others.length > 0) throw new Error(`there are ${others.length + (alert ? 1 : 0)} alerts`);
  return alert;
}

/** The texts of the toasts that are shown. */
export const shownToasts = () =>
  [...document.querySelectorAll('.portal-antd-message-notice')].map(({ textContent }) => textContent);

/** The error of a field. */
export function fieldError(label: string): string | undefined {
  const item = fieldByLabel(label).closest('.portal-antd-form-item');
  return item?.querySelector('[class*=explain-error]')?.textContent;
}

/** Waits until fields show these errors, by label. */
export async function expectFieldErrors(errors: Readonly<Record<string, string>>): Promise<void> {
  await waitFor(() => {
    const shown = Object.keys(errors).map((label) => [label, fieldError(label)]);
    expect(Object.fromEntries(shown)).toEqual(errors);
  }, pageTimeout);
}
