import type { Page } from '@playwright/test';
import { expectLoaded, loadLazySections } from '../../kits/browser/pages';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';

/** Pages with controls at the right edge, where the button is. */
const addresses = ['/help', '/download', '/contactus/1', '/project/1', '/uc/userInfo'];

/** Scrolls in steps of less than the button, and returns the controls that it covered while it was shown. */
async function coveredControls(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: '返回顶部' });
  return button.evaluate(async (toTop) => {
    // the button looks below itself in a frame, and React renders what it found
    const rendered = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(null))));
    const found = new Set<string>();
    for (let top = 160; top < document.documentElement.scrollHeight - innerHeight; top += 30) {
      scrollTo(0, top);
      await rendered();
      if (!toTop.hasAttribute('data-shown')) continue;
      const place = toTop.getBoundingClientRect();
      for (const control of document.querySelectorAll('a, button, input, select, textarea, summary, label')) {
        if (control === toTop || !control.checkVisibility()) continue;
        const isCovered = [...control.getClientRects()].some(({ left, top: upper, right, bottom }) => {
          const [from, to] = [Math.max(left, place.left), Math.min(right, place.right)];
          const [above, below] = [Math.max(upper, place.top), Math.min(bottom, place.bottom)];
          if (from >= to || above >= below) return false;
          // not one that a list with its own scroll bar hides
          return document.elementsFromPoint((from + to) / 2, (above + below) / 2).includes(control);
        });
        if (isCovered && toTop.parentElement?.contains(control) === false)
          found.add(`${control.tagName} ${control.textContent.trim().slice(0, 20)} at ${top}`);
      }
    }
    return [...found];
  });
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
])
  test(`“back to top” covers no control of a page of ${viewport.width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await signInByToken(page, 'trainee');
    for (const address of addresses) {
      await page.goto(`/#${address}`);
      await expectLoaded(page);
      await loadLazySections(page);
      expect(await coveredControls(page), address).toEqual([]);
    }
  });

test('“back to top” is shown on a scrolled page, and leads to its top', async ({ page }) => {
  await page.goto('/#/project');
  await expectLoaded(page);
  const button = page.getByRole('button', { name: '返回顶部' });
  await expect(button).not.toHaveAttribute('data-shown');
  await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
  });
  await expect(button).toHaveAttribute('data-shown');
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(button).not.toHaveAttribute('data-shown');
});
