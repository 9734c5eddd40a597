import type { Page } from '@playwright/test';

/** Serves the portal's page with this configuration in its JSON block, as an operator would write it. */
export async function configurePage(page: Page, config: Readonly<Record<string, unknown>>) {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /(<script type="application\/json" id="portal-config">)[^<]*/,
        `$1${JSON.stringify(config)}`,
      );
      await route.fulfill({ response, body });
    },
  );
}
