import type { Page } from '@playwright/test';
import { faulty, fits, untried, type Finding } from '../findings';
import type { Visit } from '../visit';
import { openForm } from './open-form';

/** Compares the styles of a page with a form, whose elements other pages do not have, and leaves it open. */
export async function checkFormStyles(visit: Visit): Promise<Finding> {
  if (!(await openForm(visit)))
    return untried('form styles', [
      '检查打不开门户的留言表单',
      'the check cannot open the contact form of the portal',
    ]);
  const { into } = await visit.page.evaluate(compareStyles);
  return into ? faulty('form styles', 'styles-in', into) : fits('form styles');
}

/** Turns stylesheets off and compares both sides: each side may style its own elements only. */
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
    /^(color|background-color|border-.*-(style|color)|font-(family|size|style|weight)|line-height|letter-spacing|text-(align|indent|transform|decoration-line)|vertical-align|box-shadow|opacity|(padding|margin)-(top|bottom)|display|visibility|position|white-space|list-style-type|cursor)$/;
  const rootsUnder = (node: ParentNode): ParentNode[] => [
    node,
    ...[...node.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? rootsUnder(shadowRoot) : [],
    ),
  ];
  // not by `getRootNode`, which wujie and micro-app replace
  const tree = rootsUnder(document).find((node) => node.querySelector('.portal[data-host-props]'));
  const root = tree?.querySelector('.portal[data-host-props]');
  if (!root) return { into: '', out: '' };
  const place = root.closest('#portal-root')?.parentElement ?? root.parentElement;
  // around a shadow root; from there only inherited properties pass into it
  let outer: Element | null | undefined = place;
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  for (let node = root.getRootNode(); node instanceof ShadowRoot; node = node.host.getRootNode()) {
    sheets.push(...node.styleSheets, ...node.adoptedStyleSheets);
    outer = node.host;
  }
  // not by `instanceof`: micro-app makes elements in a frame
  const isPortals = (node: Node | null) =>
    node !== null &&
    (!!place?.contains(node) || /\.portal\b|portal-antd/.test((node.textContent ?? '').slice(0, 4000)));
  const inside = [root, ...root.querySelectorAll('*')].slice(0, 600);
  const outside = [...document.body.querySelectorAll('*')]
    .filter((element) => !outer?.contains(element) && !element.contains(outer))
    .slice(0, 600);
  // every element has all properties
  const names = [...getComputedStyle(root)].filter((name) => compared.test(name));
  const read = (elements: Element[]) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const specified = element.computedStyleMap();
      return names.map((name) => {
        // as specified: `auto` has a used value in pixels, which follows the layout
        const isSpace = /^(margin|padding)-/.test(name);
        return `${name}: ${isSpace ? String(specified.get(name)) : style.getPropertyValue(name)}`;
      });
    });
  // a transition would show the values of before
  const still = new CSSStyleSheet();
  still.replaceSync('* { transition: none !important; animation: none !important }');
  const scopes = [...new Set([document, tree as Document | ShadowRoot])];
  for (const scope of scopes) scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, still];
  const firstChange = (elements: Element[], given: CSSStyleSheet[]) => {
    const enabled = given.filter(({ disabled }) => !disabled);
    const before = read(elements);
    const changeBy = (source: string) => {
      const without = read(elements);
      for (const [index, properties] of before.entries()) {
        const property = properties.find((line, at) => line !== without[index]?.[at]);
        const element = elements[index];
        if (property && element)
          return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${property} ← ${source}`;
      }
      return '';
    };
    const turnOff = (isOff: boolean) => {
      for (const sheet of enabled) sheet.disabled = isOff;
    };
    turnOff(true);
    const isChanged = changeBy('') !== '';
    turnOff(false);
    let change = '';
    // one after the other, until a change shows: two may have the same rule
    for (const sheet of isChanged ? enabled : []) {
      sheet.disabled = true;
      change = changeBy(sheet.href ?? '<style>');
      if (change) break;
    }
    turnOff(false);
    return change;
  };
  const isOwn = ({ ownerNode }: CSSStyleSheet) => isPortals(ownerNode);
  const changes = {
    into: firstChange(
      inside,
      sheets.filter((sheet) => !isOwn(sheet)),
    ),
    out: firstChange(outside, sheets.filter(isOwn)),
  };
  for (const scope of scopes)
    scope.adoptedStyleSheets = scope.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return changes;
}
