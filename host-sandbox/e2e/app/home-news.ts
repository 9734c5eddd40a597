import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';

/** Waits until the home page shows its news, from the first paint or from the portal. */
export async function expectNews(page: Page) {
  const news = page.getByRole('main').getByRole('region', { name: '医院新闻' });
  await expect(news.getByRole('time').first()).toBeVisible();
}
