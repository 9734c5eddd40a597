import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { smsCodeFor } from './sms-inbox';

/** Whether a click can reach its target is the browser tests' matter; jsdom is slow at it. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
/** How long a page is waited for. */
export const pageTimeout = { timeout: 10_000 };

export const fieldByLabel = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Fills in the fields of these labels. */
export async function fillFields(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(fieldByLabel(label));
    await user.click(fieldByLabel(label));
    await user.paste(value);
  }
}

/** Presses the button of exactly these words; antd parts two Chinese ones. */
export async function clickButton(words: string): Promise<void> {
  const button = screen.getByText(new RegExp(`^${[...words].join('\\s*')}$`), { selector: 'button' });
  await user.click(button);
}

/** Fills in a phone and the code that it gets. */
export async function fillPhoneAndCode(phone: string): Promise<string> {
  await fillFields({ 手机号: phone });
  await user.click(screen.getByText('获取验证码'));
  await screen.findByText(/^验证码已发送/, {}, pageTimeout);
  const code = await smsCodeFor(phone);
  await fillFields({ 短信验证码: code });
  return code;
}

/** Six digits that are not these. */
export const wrongCode = (code: string) => (code === '111111' ? '222222' : '111111');

/** What a field says against its content. */
export function fieldError(label: string): string | undefined {
  const item = fieldByLabel(label).closest('.portal-antd-form-item');
  return item?.querySelector('[class*=explain-error]')?.textContent;
}

/** Waits until fields say this. */
export async function expectFieldErrors(complaints: Readonly<Record<string, string>>): Promise<void> {
  await waitFor(() => {
    const said = Object.keys(complaints).map((label) => [label, fieldError(label)]);
    expect(Object.fromEntries(said)).toEqual(complaints);
  }, pageTimeout);
}
