import type { Page } from '@playwright/test';

/** States of a control, and the pseudo classes that show them. */
const states = {
  'under the pointer': ':hover',
  focused: ':focus(-visible)?(?![-a-z])',
  pressed: ':(hover|active)',
} as const;

/**
 * Texts, icons and focus rings of controls with too little contrast while the control is under the pointer, focused or
 * pressed, and graphics that carry a value with too little contrast in any state. WCAG 1.4.3 and 1.4.11: 4.5 for text, 3
 * for large text, icons, rings and graphics. A gradient counts with each of its colours.
 */
export async function lowStateContrast(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, pseudo] of Object.entries(states)) {
    await page.evaluate(showState, pseudo);
    const low = await page.evaluate(measureContrast, name === 'focused');
    await page.evaluate(endState);
    found.push(...low.map((line) => `${name}: ${line}`));
  }
  return [...new Set(found)];
}

/**
 * In the page: every element looks as in the state. The rules of the state match without it: `:not(.none)` matches all
 * elements and is as specific as the pseudo class. To force the state on each element takes the browser a minute.
 */
function showState(pseudo: string) {
  const changed: [CSSStyleRule, string][] = [];
  const replaced = new RegExp(pseudo, 'g');
  const change = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.search(replaced) >= 0) {
        changed.push([rule, rule.selectorText]);
        rule.selectorText = rule.selectorText.replace(replaced, ':not(.none)');
      }
      if (rule instanceof CSSGroupingRule) change(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) change(sheet.cssRules);
  Object.assign(window, { changedRules: changed });
  // A colour in transition has the contrast of neither state. The end of one changes what children inherit, which starts theirs.
  for (let level = 0; level < 20; level += 1) {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    if (transitions.length === 0) return;
    for (const transition of transitions) transition.finish();
  }
}

/** In the page: the rules are as they were. */
function endState() {
  for (const [rule, selector] of (window as unknown as { changedRules: [CSSStyleRule, string][] })
    .changedRules)
    rule.selectorText = selector;
}

/** In the page. @param isFocused the rings are measured, too */
function measureContrast(isFocused: boolean): string[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const parsed = new Map<string, Colour>();
  const controls =
    'a[href], button, summary, select, input, textarea, label, [role=tab], [role=option], [role=button]';
  return [...controlProblems(), ...graphicProblems()];

  function controlProblems(): string[] {
    return [...document.querySelectorAll<HTMLElement>(`.portal :is(${controls})`)]
      .filter((element) => isSeen(element) && !isDisabled(element))
      .flatMap((element) => [
        ...textsOf(element).flatMap((owner) => textProblem(element, owner)),
        ...[...element.querySelectorAll('svg')].flatMap((icon) => iconProblem(element, icon)),
        ...(isFocused ? ringProblem(element) : []),
      ]);
  }

  /** The elements of a control that have text of their own. */
  function textsOf(element: HTMLElement): Element[] {
    if (element.matches('[type=range], [type=checkbox], [type=radio], [type=file]')) return [];
    if (element.matches('input, textarea, select')) return [element];
    const owners = new Set<Element>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const owner = walker.currentNode.parentElement;
      if (owner && walker.currentNode.textContent?.trim() && isSeen(owner) && !isDisabled(owner))
        owners.add(owner);
    }
    return [...owners];
  }

  function textProblem(control: Element, owner: Element): string[] {
    const { color, fontSize, fontWeight } = getComputedStyle(owner);
    const isLarge =
      parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
    return problem(control, `“${owner.textContent.trim().slice(0, 20)}”`, color, owner, isLarge ? 3 : 4.5);
  }

  function iconProblem(control: Element, icon: SVGElement): string[] {
    const { stroke, fill } = getComputedStyle(icon.querySelector('path, circle, rect') ?? icon);
    const colour = stroke === 'none' ? fill : stroke;
    return colour === 'none' || !isSeen(icon) ? [] : problem(control, 'its icon', colour, icon, 3);
  }

  function ringProblem(control: Element): string[] {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(control);
    if (outlineStyle === 'none' || parseFloat(outlineWidth) === 0) return [];
    const around = parseFloat(outlineOffset) < 0 ? control : control.parentElement;
    return around ? problem(control, 'its focus ring', outlineColor, around, 3) : [];
  }

  /** Graphics that carry a value: the filled part of each on its empty part. */
  function graphicProblems(): string[] {
    const bars = [...document.querySelectorAll('.portal progress')].filter(isSeen);
    const shapes = [...document.querySelectorAll('.portal svg :is([data-share], [data-value])')].filter(
      isSeen,
    );
    return [
      ...bars.flatMap((bar) => problem(bar, 'its filled part', getComputedStyle(bar).color, bar, 3)),
      ...shapes.flatMap((shape) => {
        const empty = shape.previousElementSibling;
        const behind = backgroundsOf(shape);
        const grounds = empty ? behind.map((ground) => over(paintOf(empty), ground)) : behind;
        return lowest(shape, 'its filled part', paintOf(shape), grounds, 3);
      }),
    ];
  }

  /** The colour that a shape is drawn with. */
  function paintOf(shape: Element): Colour {
    const { stroke, strokeOpacity, fill } = getComputedStyle(shape);
    return stroke === 'none' ? parse(fill) : withAlpha(parse(stroke), Number(strokeOpacity));
  }

  function problem(control: Element, part: string, colour: string, on: Element, least: number): string[] {
    return lowest(control, part, withAlpha(parse(colour), opacityOf(on)), backgroundsOf(on), least);
  }

  function lowest(
    control: Element,
    part: string,
    colour: Colour,
    grounds: readonly Colour[],
    least: number,
  ): string[] {
    const ratio = Math.min(...grounds.map((ground) => contrast(over(colour, ground), ground)));
    if (ratio >= least - 0.005) return [];
    return [`${part} ${ratio.toFixed(2)} in ${control.outerHTML.slice(0, 140)}`];
  }

  /** The possible colours behind the content of an element. None if a picture is there. */
  function backgroundsOf(element: Element | null): Colour[] {
    if (!element) return [[255, 255, 255, 1]];
    const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(element);
    const own = parse(backgroundColor);
    // A gradient with its own size is a mark, not a background.
    const isGround = backgroundImage.startsWith('linear-gradient') && !backgroundSize.includes('px');
    const stops = isGround
      ? [...backgroundImage.matchAll(/(?:rgba?|color|oklab)\([^)]*\)/g)].map(([text]) => parse(text))
      : [];
    const isOpaque = own[3] === 1 || (stops.length > 0 && stops.every((stop) => stop[3] === 1));
    const behind = isOpaque ? [[255, 255, 255, 1] as Colour] : backgroundsOf(element.parentElement);
    const filled = behind.map((ground) => over(own, ground));
    if (stops.length === 0) return filled;
    return filled.flatMap((ground) => stops.map((stop) => over(stop, ground)));
  }

  function opacityOf(element: Element | null): number {
    return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  }

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.portal-skip, .portal-hidden') &&
      getComputedStyle(element).clipPath !== 'inset(50%)'
    );
  }

  function isDisabled(element: Element): boolean {
    return element.closest(':disabled, [aria-disabled=true]') !== null;
  }

  function parse(text: string): Colour {
    const known = parsed.get(text);
    if (known) return known;
    if (!context) throw new Error('no canvas');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    parsed.set(text, colour);
    return colour;
  }

  function withAlpha([red, green, blue, alpha]: Colour, share: number): Colour {
    return [red, green, blue, alpha * share];
  }

  function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
    const blend = (front: number, back: number) => front * alpha + back * (1 - alpha);
    return [blend(red, ground[0]), blend(green, ground[1]), blend(blue, ground[2]), 1];
  }

  function contrast(one: Colour, other: Colour): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance([red, green, blue]: Colour): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}
