import { expect, test as base } from '../fixtures';
import { clickEverything, findDangerousMarkup, isCanaryUrl, installCanary, removeCsp } from './canary';

export { expect };

/** The Playwright project in which the page keeps its content policy. */
const cspProject = 'under policy';

/** A test that is worth its time under the policy of the page too; the soak run has all of them there. */
export const alsoWithCsp = { tag: '@policy' };

interface Canary extends ReturnType<typeof installCanary> {
  /** Loads a page of the portal, whose document must stay from then on. */
  open(address: string): Promise<void>;
  /** Nothing dangerous is in the portal, and nothing acts when all of a part is clicked. */
  expectNotTriggered(clicked?: string): Promise<void>;
}

/**
 * `test` with a canary in the page. The page without its content policy has nothing but its own care; under the policy
 * nothing may be left for it to forbid: the console guard hears what it does. Pictures of addresses that lead nowhere come.
 */
export const test = base.extend<{ canary: Canary }>({
  canary: async ({ page, platform }, use, { project }) => {
    if (project.name !== cspProject) await removeCsp(page, platform.url);
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
        await clickEverything(page, clicked);
        await canary.expectSilence();
      },
    });
  },
});
