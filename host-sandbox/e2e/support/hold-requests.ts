import type { Page } from '@playwright/test';

/**
 * Holds requests, as a slow line does.
 * @param address a glob
 * @param times how many; all by default
 * @returns lets them go
 */
export async function holdRequests(page: Page, address: string, times?: number): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    address,
    async (route) => {
      await released;
      await route.fallback();
    },
    times === undefined ? {} : { times },
  );
  return () => release();
}
