import type { Page } from '@playwright/test';

/** What reaches past the left or right edge, where no part of the page that scrolls by itself holds it. */
export async function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolling = document.scrollingElement?.scrollWidth ?? 0;
    const overflowing = [...document.querySelectorAll('.portal *')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && (right > width + 1 || left < -1) && !heldByScroller(element);
    });
    const lines = overflowing.map(({ outerHTML }) => outerHTML.slice(0, 160));
    return scrolling > width ? [`the page is ${scrolling} px wide`, ...lines] : lines;

    function heldByScroller(element: Element | null): boolean {
      for (let above = element?.parentElement; above; above = above.parentElement) {
        if (/auto|scroll|hidden/.test(getComputedStyle(above).overflowX)) return true;
      }
      return false;
    }
  });
}
