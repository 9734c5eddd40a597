import type { Page } from '@playwright/test';

export function toast(page: Page) {
  return page.locator('.portal-antd-message-notice');
}
