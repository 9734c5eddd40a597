import type { Page } from '@playwright/test';
import { allowedLeaks } from '../../kits/probe/leaks';

/** Unscoped element rules of a host. */
export const unscopedStyles = `
  a, button { background: tomato; border: 4px dashed; padding: 20px; text-transform: uppercase }
  h1, h2, h3 { color: orange; font: italic 40px fantasy; margin: 40px }
  p, ul, ol, li { text-indent: 3em; list-style: square; margin: 30px; line-height: 3 }
  input, select, textarea { background: pink; border: 5px solid navy; height: 70px }
  main, section, header, nav, form, label { background: lavender; padding: 13px; letter-spacing: 2px }`;

/** Computed styles of elements of the host's page and of open shadow roots, without sizes. */
export async function stylesOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const compared =
      /^(color|background-color|border-.*-(style|color)|font-(family|size|style|weight)|line-height|letter-spacing|text-(align|indent|transform)|(padding|margin)-(top|bottom)|display|list-style-type)$/;
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const found = [document, ...shadows].flatMap((root) => [...root.querySelectorAll(wanted)]);
    // every element has all properties
    const properties = [...getComputedStyle(document.body)].filter((name) => compared.test(name));
    return found.map((element) => {
      const style = getComputedStyle(element);
      return `${element.localName} ${properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
    });
  }, selector);
}

/** The host's page, as a mount and an unmount must leave it. */
export async function hostState(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    address: location.pathname,
    html: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
    head: [...document.head.children].map(({ outerHTML }) => outerHTML.slice(0, 500)),
    // Chromium 88 knows no selectors in `:not`
    nodes: [...document.body.querySelectorAll('*')].filter((node) => !node.closest('#events')).length,
    names: Object.getOwnPropertyNames(window).length,
  }));
}

/** Reads the state and marks the leak tracker. */
export async function markHost(page: Page) {
  await page.evaluate(() => {
    window.hostLeakTracker.mark();
  });
  return hostState(page);
}

/** Resources of the host's page started after the mark, without those that libraries start once for a page. */
export async function startedSince(page: Page): Promise<string[]> {
  const started = await page.evaluate(() => window.hostLeakTracker.sinceMark());
  return started.filter((line) => !allowedLeaks.started.some((pattern) => pattern.test(line)));
}
