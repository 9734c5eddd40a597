import type { Page } from '@playwright/test';

/**
 * Text that cannot be read: cut off by an ancestor, in a part that scrolls sideways without a scrollbar, covered by
 * other text or a control, or an English word on two lines. A cut with an ellipsis is intended.
 */
export async function unreadableText(page: Page): Promise<string[]> {
  await page.evaluate(provideReader);
  return page.evaluate(() => {
    const { texts, controls, areApart, meet } = (window as unknown as { reader: Reader }).reader;
    const shown = texts();
    const others = [...shown, ...controls()];
    const covered = shown.flatMap((one, index) =>
      others
        .slice(index + 1)
        .filter((other) => meet(one, other) && areApart(one.element, other.element))
        .map((other) => `${one.name} and ${other.name} overlap`),
    );
    return [...new Set([...shown.flatMap(({ problems }) => problems), ...covered])];
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** An element that clips what it contains: its inner box, and how it clips. */
interface Clip extends Pick<
  CSSStyleDeclaration,
  'overflowX' | 'overflowY' | 'textOverflow' | 'webkitLineClamp'
> {
  box: Box;
}

interface ShownText {
  element: Element;
  name: string;
  /** Its line boxes, clipped by its ancestors. */
  lines: Box[];
  /** From its highest to its lowest line. */
  top: number;
  bottom: number;
  problems: string[];
}

interface Reader {
  texts(): ShownText[];
  controls(): ShownText[];
  areApart(one: Element, other: Element): boolean;
  meet(one: ShownText, other: ShownText): boolean;
}

/** In the page: provides the functions that `unreadableText` uses. */
function provideReader() {
  const clips = new Map<Element, Clip[]>();
  const clippedAway = new Map<Element, boolean>();
  const reader: Reader = {
    texts() {
      const walker = document.createTreeWalker(document.querySelector('.portal') ?? document.body, 4);
      const found: ShownText[] = [];
      while (walker.nextNode()) found.push(...shownText(walker.currentNode as Text));
      return found;
    },
    controls: () =>
      [...document.querySelectorAll('.portal :is(a[href], button, input, select, textarea)')]
        .filter(isSeen)
        .map((element) => measure(element, element.outerHTML.slice(0, 80), element.getClientRects())),
    areApart: (one, other) => !one.contains(other) && !other.contains(one),
    meet: (one, other) =>
      // far apart, as most are
      one.top < other.bottom &&
      other.top < one.bottom &&
      one.lines.some((line) => other.lines.some((another) => overlap(line, another))),
  };
  Object.assign(window, { reader });

  function shownText(text: Text): ShownText[] {
    const element = text.parentElement;
    if (!element || text.data.trim() === '' || !isSeen(element)) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const shown = measure(element, `“${text.data.trim().slice(0, 60)}”`, range.getClientRects());
    if (shown.lines.length > 1) shown.problems.push(...brokenWords(text));
    return [shown];
  }

  /** English words that begin on one line and end on the next; addresses and file names may break. */
  function brokenWords(text: Text): string[] {
    const range = document.createRange();
    return [...text.data.matchAll(/(?<![^\s“(])[A-Za-z]{3,20}(?![^\s”),.:;])/g)].flatMap(
      ({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        return Math.max(...tops) - Math.min(...tops) > 4 ? [`“${word}” is broken`] : [];
      },
    );
  }

  function measure(element: Element, name: string, rects: DOMRectList): ShownText {
    let lines = [...rects].filter(({ width }) => width > 1).map(middle);
    const problems: string[] = [];
    for (const { box, overflowX, overflowY, textOverflow, webkitLineClamp } of clipsOf(element)) {
      const beside = lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      const below = lines.some(({ top, bottom }) => top < box.top - 1 || bottom > box.bottom + 1);
      if (beside && /auto|scroll/.test(overflowX))
        problems.push(`${name} scrolls sideways, and nothing shows it`);
      else if (beside && textOverflow !== 'ellipsis') problems.push(`${name} is cut off beside`);
      if (below && !/auto|scroll/.test(overflowY) && webkitLineClamp === 'none')
        problems.push(`${name} is cut off below`);
      lines = lines.map((line) => intersection(line, box));
    }
    const top = Math.min(...lines.map((line) => line.top));
    const bottom = Math.max(...lines.map((line) => line.bottom));
    return { element, name, lines, top, bottom, problems };
  }

  function isSeen(element: Element) {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.portal-skip') &&
      !isClippedAway(element)
    );
  }

  function above(element: Element) {
    return element.parentElement?.closest('.portal *') ?? null;
  }

  /** The element and its ancestors that clip their content, each read once: texts share most of them. */
  function clipsOf(element: Element | null): Clip[] {
    if (!element) return [];
    let found = clips.get(element);
    if (!found) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isOpen = overflowX === 'visible' && overflowY === 'visible';
      const own = isOpen
        ? []
        : [{ box: innerBox(element), overflowX, overflowY, textOverflow, webkitLineClamp }];
      found = [...own, ...clipsOf(above(element))];
      clips.set(element, found);
    }
    return found;
  }

  function isClippedAway(element: Element | null): boolean {
    if (!element) return false;
    let found = clippedAway.get(element);
    if (found === undefined) {
      found = getComputedStyle(element).clipPath === 'inset(50%)' || isClippedAway(above(element));
      clippedAway.set(element, found);
    }
    return found;
  }

  function innerBox(holder: Element): Box {
    const { left, top } = holder.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = holder;
    const [innerLeft, innerTop] = [left + clientLeft, top + clientTop];
    return {
      left: innerLeft,
      right: innerLeft + clientWidth,
      top: innerTop,
      bottom: innerTop + clientHeight,
    };
  }

  /** The middle half of a line box: glyphs reach beyond it, and lines of one text touch. */
  function middle({ left, right, top, bottom, height }: DOMRect): Box {
    return { left, right, top: top + height / 4, bottom: bottom - height / 4 };
  }

  function intersection(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }

  function overlap(one: Box, other: Box) {
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
    );
  }
}
