import type { Page } from '@playwright/test';

/** The toasts on the page; a test that means one asks for exactly one. */
export function toast(page: Page) {
  return page.locator('.portal-antd-message-notice');
}
