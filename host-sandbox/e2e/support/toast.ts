import type { Page } from '@playwright/test';

/** The toasts on the page. */
export function toast(page: Page) {
  return page.locator('.portal-antd-message-notice');
}
