import { expect, test as base } from '../fixtures';
import { clickEverything, dangersIn, isCanary, setCanary, stripPolicy } from './canary';

export { expect };

/** The Playwright project in which the page keeps its content policy. */
const underPolicy = 'under policy';

/** A test that is worth its time under the policy of the page too; the soak run has all of them there. */
export const alsoUnderPolicy = { tag: '@policy' };

interface Canary extends ReturnType<typeof setCanary> {
  /** Loads a page of the portal, whose document must stay from then on. */
  open(address: string): Promise<void>;
  /** Nothing dangerous is in the portal, and nothing acts when all of a part is clicked. */
  expectHarmless(clicked?: string): Promise<void>;
}

/**
 * `test` with a canary in the page. The page without its content policy has nothing but its own care; under the policy
 * nothing may be left for it to forbid: the console guard hears what it does. Pictures of addresses that lead nowhere come.
 */
export const test = base.extend<{ canary: Canary }>({
  canary: async ({ page, platform }, use, { project }) => {
    if (project.name !== underPolicy) await stripPolicy(page, platform.url);
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' && !isCanary(route.request().url())
        ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
        : route.fallback(),
    );
    const canary = setCanary(page);
    await use({
      ...canary,
      async open(address) {
        await page.goto('about:blank');
        await page.goto(address);
        await canary.watch();
      },
      async expectHarmless(clicked = '.portal main') {
        expect(await dangersIn(page, '.portal')).toEqual([]);
        await clickEverything(page, clicked);
        await canary.expectSilence();
      },
    });
  },
});
