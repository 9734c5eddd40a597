import { expect, test as base } from '../support/fixtures';
import {
  allowAllImages,
  clickAll,
  findDangerousMarkup,
  isCanaryUrl,
  installCanary,
  removeCsp,
} from './canary';

export { expect };

/** The Playwright project in which the page keeps its CSP. */
const cspProject = 'with CSP';

/** Runs the test with CSP as well; the soak run does so for all of them. */
export const alsoWithCsp = { tag: '@csp' };

interface Canary extends ReturnType<typeof installCanary> {
  /** Loads a page of the portal and pins its document. */
  open(address: string): Promise<void>;
  /** The portal contains nothing dangerous, and nothing runs when everything is clicked. */
  expectNotTriggered(clicked?: string): Promise<void>;
}

/**
 * `test` with a canary in the page. Without its CSP only the portal itself protects the page; with CSP there must be
 * nothing left to block, which the console guard checks. Images at unknown URLs are served.
 */
export const test = base.extend<{ canary: Canary }>({
  canary: async ({ page, platform }, use, testInfo) => {
    // its pages have a hundred times the rows of real ones
    testInfo.setTimeout(Math.max(testInfo.timeout, 60_000));
    const setCsp = testInfo.project.name === cspProject ? allowAllImages : removeCsp;
    await setCsp(page, platform.url);
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' && !isCanaryUrl(route.request().url())
        ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
        : route.fallback(),
    );
    const canary = installCanary(page);
    await use({
      ...canary,
      async open(address) {
        await page.goto('about:blank');
        await page.goto(address);
        await canary.watch();
      },
      async expectNotTriggered(clicked = '.portal main') {
        expect(await findDangerousMarkup(page, '.portal')).toEqual([]);
        await clickAll(page, clicked);
        await canary.expectSilence();
      },
    });
  },
});
