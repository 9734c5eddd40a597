import { expect, type Page } from '@playwright/test';
import { unreadableText } from './readable-text';

/**
 * Expects a sound layout once it has settled: parts that follow the window by script change a little later than the
 * others. It is a soft assertion.
 */
export async function expectSoundLayout(page: Page, state: string) {
  const settled = expect.configure({ soft: true });
  await settled.poll(() => findLayoutFaults(page), { message: state }).toEqual([]);
}

/** All layout problems at the current width and appearance. */
async function findLayoutFaults(page: Page): Promise<string[]> {
  await waitForLayout(page);
  return [...(await findOverflow(page)), ...(await unreadableText(page)), ...(await findTallLayout(page))];
}

/** Waits two frames after a resize: sizes that follow the window change in the next one. */
async function waitForLayout(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Elements that reach past the left or right edge, unless an ancestor scrolls. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolling = document.scrollingElement?.scrollWidth ?? 0;
    const overflowing = [...document.querySelectorAll('.portal *')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      const isOutside = own > 1 && (right > width + 1 || left < -1);
      // The content of a closed disclosure keeps its last position.
      return isOutside && element.checkVisibility() && !isInsideScroller(element);
    });
    const lines = overflowing.map(({ outerHTML }) => outerHTML.slice(0, 160));
    return scrolling > width ? [`the page is ${scrolling} px wide`, ...lines] : lines;

    function isInsideScroller(element: Element | null): boolean {
      for (let above = element?.parentElement; above; above = above.parentElement) {
        if (/auto|scroll|hidden/.test(getComputedStyle(above).overflowX)) return true;
      }
      return false;
    }
  });
}

/** A header taller than a fifth of the screen, or content that starts below three fifths of it. */
async function findTallLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = innerHeight;
    const header = document.querySelector('.portal-header')?.getBoundingClientRect().height ?? 0;
    const main = document.querySelector('.portal main')?.getBoundingClientRect().top ?? 0;
    return [
      ...(header > screen / 5 ? [`the header is ${header} px tall`] : []),
      ...(main + scrollY > (screen * 3) / 5 ? [`the content starts at ${main + scrollY} px`] : []),
    ];
  });
}
