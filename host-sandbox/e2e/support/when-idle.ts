import type { Page } from '@playwright/test';

/**
 * Waits until the page has run the idle callbacks asked for until now. A headless browser runs none in a page that paints
 * nothing, so frames are asked for meanwhile.
 */
export async function whenIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let isIdle = false;
        requestIdleCallback(() => {
          isIdle = true;
        });
        const nextFrame = () => {
          if (isIdle) resolve();
          else requestAnimationFrame(nextFrame);
        };
        nextFrame();
      }),
  );
}
