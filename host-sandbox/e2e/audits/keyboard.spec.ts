import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openPage, pages } from './pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const entry of pages) {
  test(`The first Tab of ${entry.pattern} reaches the content or a link that skips to it; every Tab stop is in view, named, and looks focused`, async ({
    page,
  }) => {
    // just loaded: the focus is nowhere yet, while after a navigation it is in the content
    await openPage(page, entry);
    const address = page.url();
    const main = page.getByRole('main');
    const skip = page.getByRole('link', { name: '跳到主要内容' });
    await page.evaluate(rememberUnfocused);
    await page.keyboard.press('Tab');
    const startsInContent = await main.evaluate((content) => content.contains(document.activeElement));
    if (!startsInContent) await expect(skip).toBeFocused();

    expect(await tabThrough(page)).toBe(await countReachable(page));

    if (startsInContent) return;
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    expect(page.url()).toBe(address);
  });
}

/** Walks on from the first stop with Tab until the focus leaves the page. @returns how many stops there were */
async function tabThrough(page: Page): Promise<number> {
  for (let stops = 0; ; stops += 1) {
    if (await page.evaluate(() => document.activeElement === document.body)) return stops;
    // Asked again while it is wrong: the browser may paint the focus after it has moved it.
    await expect.poll(() => page.evaluate(faultsOfFocused)).toEqual([]);
    await page.keyboard.press('Tab');
  }
}

/** In the page: how every focusable looks while it has no focus; read by `faultsOfFocused`. */
function rememberUnfocused() {
  const appearance = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join();
  };
  // A field's frame may be drawn by what stands around it.
  const look = (element: Element) => {
    const frame = element.closest('[class*=affix-wrapper]') ?? element;
    return appearance(element) + appearance(frame);
  };
  const unfocused = new Map([...document.querySelectorAll('*')].map((element) => [element, look(element)]));
  Object.assign(window, { unfocused, look });
}

/** In the page: what is wrong with the element in focus. */
function faultsOfFocused(): string[] {
  const { unfocused, look } = window as unknown as {
    unfocused: Map<Element, string>;
    look: (element: Element) => string;
  };
  const element = document.activeElement;
  if (!element) return [];
  const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
  const inView =
    width > 1 && height > 1 && top > -1 && left > -1 && bottom < innerHeight + 1 && right < innerWidth + 1;
  const name = `${element.ariaLabel ?? ''}${element.textContent}${(element as HTMLInputElement).labels?.[0]?.textContent ?? ''}`;
  const html = element.outerHTML.slice(0, 120);
  return [
    ...(inView ? [] : [`not in view: ${html}`]),
    ...(name.trim() === '' ? [`without a name: ${html}`] : []),
    ...(look(element) === unfocused.get(element) ? [`looks as without focus: ${html}`] : []),
  ];
}

/**
 * How many things of the page ask for the keyboard: none of them may be left out or trap it. Of a group of radio
 * buttons the chosen one does, and the arrow keys reach the others.
 */
async function countReachable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
    return [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=radio]:not(:checked)') &&
        element.checkVisibility({ visibilityProperty: true }),
    ).length;
  });
}
