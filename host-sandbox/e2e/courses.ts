import { expect, type Page } from '@playwright/test';
import { apiFor } from '../platform/testing/api-as';
import { createEnrolmentApi, type Headers } from '../platform/testing/enrolment-api';

/** Everything a test of courses does at the platform itself. */
export function createCourseApi(platform: { readonly url: string }) {
  const calls = apiFor(platform);
  return { ...calls, ...createEnrolmentApi(calls) };
}

/** The cards of the catalogue. */
export const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** The one button by which one enrols. */
export const enrolButton = (page: Page) => page.getByRole('button', { name: /^立即报名/ });

/** What stands where one enrols. */
export const enrolmentPanel = (page: Page) => page.getByRole('complementary');

/** Opens an address of the portal as somebody who is signed in at the platform. */
export async function openSignedIn(page: Page, { authorization = '' }: Headers, address: string) {
  await page.goto('/#/404');
  await page.evaluate(
    (token) => localStorage.setItem('portal-token', token),
    authorization.replace('Bearer ', ''),
  );
  await page.goto(`/?signed-in#${address}`);
  await expect(page.getByTestId('account')).toBeVisible();
}

/** Number of the first course that enrolling in would be refused with this code for somebody, or would not be. */
export async function findCourseByRefusal(
  { send, detail }: ReturnType<typeof createCourseApi>,
  headers: Headers,
  code: string | null,
): Promise<string> {
  const answer = await send('projectPage', { current: 1, size: 100, query: {} });
  const { records } = answer.data as { records: { id: string }[] };
  for (const { id } of records) if ((await detail(id, headers)).refusal === code) return id;
  throw new Error(`no course is refused with ${String(code)}`);
}
