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
  return [
    ...(await findOverflow(page)),
    ...(await unreadableText(page)),
    ...(await findTallLayout(page)),
    ...(await findSmallFields(page)),
    ...(await findOddTitle(page)),
  ];
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

/** Fields with text below 16 pixels on a narrow screen: a phone zooms into them. */
async function findSmallFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('.portal :is(input, select, textarea)')];
    const small = fields.filter(
      (field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16,
    );
    return innerWidth > 960 ? [] : small.map(({ outerHTML }) => `small field: ${outerHTML.slice(0, 120)}`);
  });
}

/** A visible page title that is not of the one size of titles: 28, on a phone 24, in large text a quarter more. */
async function findOddTitle(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scale = document.querySelector('.portal[data-large-text]') ? 1.25 : 1;
    const size = (innerWidth > 720 ? 28 : 24) * scale;
    return [...document.querySelectorAll('.portal h1:not(.portal-hidden)')]
      .filter((title) => title.checkVisibility())
      .map((title) => parseFloat(getComputedStyle(title).fontSize))
      .filter((found) => found !== size)
      .map((found) => `the title is ${found} px instead of ${size} px`);
  });
}
