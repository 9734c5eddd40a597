import { expect, type Page } from '@playwright/test';

/**
 * The first Tab of a freshly loaded page reaches the content or the skip link. Every Tab stop is in view, has a name and
 * looks focused; none is left out. The skip link moves the focus to the content and keeps the address.
 */
export async function expectKeyboardAccess(page: Page): Promise<void> {
  // Right after the load nothing is focused; after a navigation the content is.
  const address = page.url();
  const main = page.getByRole('main');
  const skip = page.getByRole('link', { name: '跳到主要内容' });
  await page.evaluate(rememberUnfocused);
  await page.keyboard.press('Tab');
  const startsInContent = await main.evaluate((content) => content.contains(document.activeElement));
  if (!startsInContent) {
    await expect(skip).toBeFocused();
    await expect.poll(() => skip.evaluate(isUncovered)).toBe(true);
  }

  await tabThrough(page);
  expect(await page.evaluate(compareStops)).toEqual({ unreached: [], unexpected: [] });

  if (startsInContent) return;
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  expect(page.url()).toBe(address);
}

/** In the page: nothing is painted over the middle of an element. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Keys that are sent at once. The page checks each, but paints less often than it would for one key after another. */
const keys = 30;
const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;

/** Presses Tab from the first stop until the focus leaves the page. */
async function tabThrough(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await page.evaluate(checkStops);
  for (;;) {
    await Promise.all(Array.from({ length: keys }, () => browser.send('Input.dispatchKeyEvent', tab)));
    const { problems, hasLeft } = await page.evaluate(readStops);
    if (hasLeft) break;
    // Polled: the browser may paint the focus ring after moving the focus. A field's error that appears meanwhile moves
    // what is below it, and browsers scroll to the focus only when it moves.
    if (problems.length > 0)
      await expect
        .poll(async () => {
          await page.keyboard.press('Tab');
          return (await page.evaluate(readStops)).problems;
        })
        .toEqual([]);
  }
  await page.evaluate(endCheck);
  await browser.detach();
}

interface StopCheck {
  /** What is wrong with the focused element. */
  problems: string[];
  hasLeft: boolean;
  end: () => void;
}

/**
 * In the page: checks the focused element before each Tab leaves it, and notes it as a stop. A Tab does nothing while
 * something is wrong.
 */
function checkStops() {
  const { unfocused, focusStyle, stops } = window as unknown as {
    unfocused: Map<Element, string>;
    focusStyle: (element: Element) => string;
    stops: Set<Element>;
  };
  const listening = new AbortController();
  const found: StopCheck = { problems: [], hasLeft: false, end: () => listening.abort() };
  Object.assign(window, { found });
  addEventListener('keydown', checkStop, { capture: true, signal: listening.signal });

  function checkStop(event: KeyboardEvent) {
    const element = document.activeElement;
    found.hasLeft ||= !element || element === document.body;
    found.problems = found.hasLeft || !element ? [] : problemsOf(element);
    if (element && !found.hasLeft) stops.add(element);
    if (!found.hasLeft && found.problems.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    element?.scrollIntoView({ block: 'nearest' });
  }

  function problemsOf(element: Element): string[] {
    const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
    const inView =
      width > 1 && height > 1 && top > -1 && left > -1 && bottom < innerHeight + 1 && right < innerWidth + 1;
    const name = `${element.ariaLabel ?? ''}${element.textContent}${(element as HTMLInputElement).labels?.[0]?.textContent ?? ''}`;
    const html = element.outerHTML.slice(0, 120);
    return [
      ...(inView ? [] : [`not in view: ${html}`]),
      ...(name.trim() === '' ? [`without a name: ${html}`] : []),
      ...(focusStyle(element) === unfocused.get(element) ? [`looks as without focus: ${html}`] : []),
    ];
  }
}

/** In the page: the result of `checkStops` so far. */
function readStops(): Pick<StopCheck, 'problems' | 'hasLeft'> {
  const { problems, hasLeft } = (window as unknown as { found: StopCheck }).found;
  return { problems, hasLeft };
}

/** In the page: Tab works as before again. */
function endCheck() {
  (window as unknown as { found: StopCheck }).found.end();
}

/** In the page: stores the unfocused style of every element for `checkStops`. */
function rememberUnfocused() {
  const appearance = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element);
    return [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor].join();
  };
  // antd may draw the focus ring on the wrapper of a field.
  const focusStyle = (element: Element) => {
    const wrapper = element.closest('[class*=affix-wrapper]') ?? element;
    return appearance(element) + appearance(wrapper);
  };
  const unfocused = new Map(
    [...document.querySelectorAll('*')].map((element) => [element, focusStyle(element)]),
  );
  Object.assign(window, { unfocused, focusStyle, stops: new Set<Element>() });
}

/**
 * In the page: the visible elements that Tab must reach and did not, and those where it stopped and must not. In a group
 * of radio buttons only the checked one counts; arrow keys reach the others. A stop in a menu that opened with the focus
 * of its field and closed again is not visible.
 */
function compareStops() {
  const { stops } = window as unknown as { stops: Set<Element> };
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const reachable = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled, [type=radio]:not(:checked)') && visible(element),
  );
  const html = (element: Element) => element.outerHTML.slice(0, 120);
  return {
    unreached: reachable.filter((element) => !stops.has(element)).map(html),
    unexpected: [...stops]
      .filter((element) => visible(element) && !reachable.includes(element as HTMLElement))
      .map(html),
  };
}
