import type { Page } from '@playwright/test';
import { faulty, fits, type Finding } from '../findings';

/** Turns stylesheets off one after the other and compares both sides: each side may style its own elements only. */
export async function checkStyles(page: Page): Promise<Finding[]> {
  const { into, out } = await page.evaluate(compareStyles);
  return [
    into
      ? faulty('styles', 'styles-in', into)
      : fits('styles', ['宿主的样式不影响门户', 'the portal keeps its styles']),
    out
      ? faulty('styles', 'styles-out', out)
      : fits('styles', ['门户的样式不影响宿主', 'the host keeps its styles']),
  ];
}

/** Runs in the page. @returns the first change in each direction, empty without one */
function compareStyles() {
  // no sizes: they follow the layout of the page
  const compared =
    /^(color|background-color|border-.*-(style|color)|font-(family|size|style|weight)|line-height|letter-spacing|text-(align|indent|transform|decoration-line)|(padding|margin)-(top|bottom)|display|visibility|position|white-space|list-style-type|cursor)$/;
  const rootsUnder = (node: ParentNode): ParentNode[] => [
    node,
    ...[...node.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? rootsUnder(shadowRoot) : [],
    ),
  ];
  const root = rootsUnder(document)
    .map((node) => node.querySelector('.portal[data-host-props]'))
    .find(Boolean);
  if (!root) return { into: '', out: '' };
  const place = root.closest('#portal-root')?.parentElement ?? root.parentElement;
  // around a shadow root; from there only inherited properties pass into it
  let outer: Element | null | undefined = place;
  const sheets = [...document.styleSheets];
  for (let node = root.getRootNode(); node instanceof ShadowRoot; node = node.host.getRootNode()) {
    sheets.push(...node.styleSheets);
    outer = node.host;
  }
  const isPortals = (node: Node | null) =>
    node instanceof Element &&
    (!!place?.contains(node) || /\.portal\b|portal-antd/.test(node.textContent.slice(0, 4000)));
  const inside = [root, ...root.querySelectorAll('*')].slice(0, 600);
  const outside = [...document.body.querySelectorAll('*')]
    .filter((element) => !outer?.contains(element) && !element.contains(outer))
    .slice(0, 600);
  // every element has all properties
  const names = [...getComputedStyle(root)].filter((name) => compared.test(name));
  const read = (elements: Element[]) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    });
  const firstChange = (elements: Element[], sheets: CSSStyleSheet[]) => {
    const before = read(elements);
    for (const sheet of sheets) {
      sheet.disabled = true;
      const without = read(elements);
      sheet.disabled = false;
      for (const [index, properties] of before.entries()) {
        const property = properties.find((line, at) => line !== without[index]?.[at]);
        const element = elements[index];
        if (property && element)
          return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${property} ← ${sheet.href ?? '<style>'}`;
      }
    }
    return '';
  };
  const isOwn = ({ ownerNode }: CSSStyleSheet) => isPortals(ownerNode);
  return {
    into: firstChange(
      inside,
      sheets.filter((sheet) => !isOwn(sheet)),
    ),
    out: firstChange(outside, sheets.filter(isOwn)),
  };
}
