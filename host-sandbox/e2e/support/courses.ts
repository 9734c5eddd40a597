import { expect, type Page } from '@playwright/test';
import { apiFor } from '../../platform/testing/api';
import { storeToken } from '../../kits/browser/accounts';
import { createEnrolmentApi, type Headers } from '../../platform/testing/enrolment-api';

/** The platform calls used by course tests. */
export function createCourseApi(platform: { readonly url: string }) {
  const calls = apiFor(platform);
  return { ...calls, ...createEnrolmentApi(calls) };
}

/** The cards of the catalogue. */
export const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** The enrol button. */
export const enrolButton = (page: Page) => page.getByRole('button', { name: /^立即报名/ });

/** The panel with the enrolment. */
export const enrolmentPanel = (page: Page) => page.getByRole('complementary');

/** Opens an address of the portal with the token of an existing session. */
export async function openSignedIn(page: Page, { authorization = '' }: Headers, address: string) {
  await storeToken(page, authorization.replace('Bearer ', ''));
  await page.goto(`/#${address}`);
  await expect(page.getByTestId('account')).toBeVisible();
}

/** Id of the first course whose enrolment is refused with this code for a user, or is possible (`null`). */
export async function findCourseByDenial(
  { send, projectDetail }: ReturnType<typeof createCourseApi>,
  headers: Headers,
  code: string | null,
): Promise<string> {
  const response = await send('projectPage', { current: 1, size: 100, query: {} });
  const { records } = response.data as { records: { id: string }[] };
  for (const { id } of records) if ((await projectDetail(id, headers)).refusal === code) return id;
  throw new Error(`no course is refused with ${String(code)}`);
}
