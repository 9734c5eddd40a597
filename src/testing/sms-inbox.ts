import { platformUrl } from './platform-url';

/** The latest SMS code of a phone; polls until there is one. */
export async function smsCodeFor(phone: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${platformUrl()}/sandbox/sms?phone=${phone}`);
    const { data } = (await response.json()) as { data: { text: string }[] };
    const code = /验证码 (\d{6})/.exec(data[0]?.text ?? '')?.[1];
    if (code !== undefined) return code;
  }
}

/** A phone number that no other test of the run uses. */
export function uniquePhone(): string {
  return `137${String(process.pid % 10_000).padStart(4, '0')}${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
}
