import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';

/** The home page shows its news, of the first paint or of the portal. */
export async function expectNews(page: Page) {
  const news = page.getByRole('main').getByRole('region', { name: '医院新闻' });
  await expect(news.getByRole('time').first()).toBeVisible();
}
