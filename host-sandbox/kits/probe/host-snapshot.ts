import type { Page } from '@playwright/test';

/** The host's page without the content of the containers: equal before and after a portal was mounted. */
export async function snapshotOfHost(page: Page) {
  return page.evaluate(() => {
    const attributes = (element: Element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    const body = document.body.cloneNode(true) as HTMLElement;
    // Excludes the host's log of mounts, and the empty style element in which qiankun rewrites rules.
    body.querySelector('#log')?.replaceChildren();
    body.querySelector(':scope > style:empty')?.remove();
    return {
      title: document.title,
      address: location.href,
      historyState: history.state as unknown,
      scrollRestoration: history.scrollRestoration,
      scroll: [scrollX, scrollY],
      html: attributes(document.documentElement),
      bodyAttributes: attributes(document.body),
      head: [...document.head.children]
        .filter(({ tagName }) => tagName !== 'TITLE')
        .map(({ outerHTML }) => outerHTML),
      body: body.innerHTML,
      adopted: document.adoptedStyleSheets.length,
      cookie: document.cookie,
      strangeKeys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (key) => !key.startsWith('portal:'),
      ),
    };
  });
}

/** The state that a mounted portal must not change on any page of the host. */
export async function snapshotSurroundings(page: Page) {
  const { html, bodyAttributes, head, adopted, cookie, strangeKeys } = await snapshotOfHost(page);
  const bodyChildren = await page.evaluate(() =>
    [...document.querySelectorAll('body > :not(style:empty)')].map(
      ({ tagName, className }) => `${tagName} ${className}`,
    ),
  );
  return { html, bodyAttributes, head, adopted, cookie, strangeKeys, bodyChildren };
}

/** Names of the window's own properties. */
export async function windowNames(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.getOwnPropertyNames(window));
}

/**
 * Reads the computed styles of the host's own elements, one per kind (tag, class, attribute names) and position, without
 * sizes, which depend on the portal's content. They stay in the page, being megabytes.
 * @returns reads them again: the lines that are new or gone, which name the properties that differ
 */
export async function watchStyleOfHost(page: Page): Promise<() => Promise<string[]>> {
  const styles = await page.evaluateHandle(() => {
    const sized = /size|width|height|origin|inset|^(top|left|right|bottom)$|grid-template/;
    const notCompared = '[data-slot-status], [data-mount], [data-unmount], #log *, body > style';
    // Every element has all properties.
    const names = [...getComputedStyle(document.body)].filter((name) => !sized.test(name));
    const read = () => {
      const kinds = new Set<string>();
      const isNew = (element: Element) => {
        const kind = [element.parentElement, element].map(
          (one) => one && `${one.tagName}.${one.className} ${one.getAttributeNames().join()}`,
        );
        const { size } = kinds;
        return kinds.add(kind.join(' > ')).size > size;
      };
      const elements = [...document.querySelectorAll('html, head, body, body *')].filter(
        (element) =>
          !element.closest('.host-container')?.contains(element.parentElement) &&
          !element.matches(notCompared),
      );
      return elements.filter(isNew).flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const where = `${element.tagName}.${element.className}#${element.id}${pseudo ?? ''}`;
          // A pseudo-element without content is not rendered.
          const isThere = !pseudo || !['none', 'normal'].includes(style.content);
          return [where, ...(isThere ? names : []).map((name) => `${name}:${style.getPropertyValue(name)}`)];
        }),
      );
    };
    const before = read();
    const changes = (here: readonly string[] = [], there: readonly string[] = []) =>
      here.filter((line, index) => line !== there[index]).map((line) => `${here[0]} ${line}`);
    return () => {
      const after = read();
      return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => [
        ...changes(before[index], after[index]),
        ...changes(after[index], before[index]),
      ]).flat();
    };
  });
  return () => styles.evaluate((changes) => changes().slice(0, 20));
}
