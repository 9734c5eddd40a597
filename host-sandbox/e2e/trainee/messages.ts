import type { Page } from '@playwright/test';
import { apiFor } from '../../platform/testing/api';
import { createEnrolmentApi } from '../../platform/testing/enrolment-api';
import { openSignedIn } from '../support/courses';

/** The bell by its accessible name for this number of unread messages. */
export const notificationBell = (page: Page, count: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: count === 0 ? '站内消息' : `站内消息，${count} 条未读`, exact: true });

export const messageItems = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

/** Signs in a new user with two unread messages, of an enrolment and of leaving it. */
export async function openMessages(page: Page, platform: { readonly url: string }) {
  const { headers } = await registerWithMessages(apiFor(platform));
  await openSignedIn(page, headers, '/sys-message');
}

async function registerWithMessages(calls: ReturnType<typeof apiFor>) {
  const { completeProfile, projectId } = createEnrolmentApi(calls);
  const person = await calls.registerPerson();
  await completeProfile(person.headers);
  const id = await projectId('捐献文化与社会宣传');
  await calls.send('enrol', { projectId: id }, person.headers);
  await calls.send('enrolmentLeave', { projectId: id }, person.headers);
  return person;
}

/** Simulates a tab that becomes hidden or visible. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** Serves the number of unread messages. */
export async function mockUnreadCount(page: Page, count: () => number) {
  await page.route('**/message/unreadCount', (route) =>
    route.fulfill({ json: { code: '00000', msg: '', data: { count: count() } } }),
  );
}
