import { faulty, fits, type Finding } from '../findings';
import type { Visit } from '../visit';

/** Checks containers, fixed headers and layers of the host around the portal. */
export async function checkLayout({ page, portal }: Visit): Promise<Finding[]> {
  const props = ((await portal.getAttribute('data-host-props')) ?? '').split(' ');
  const seen = await page.evaluate(readLayout);
  const findings = [
    ...(seen.transformed && !props.includes('popupContainer')
      ? [faulty('layout', 'transformed', seen.transformed)]
      : []),
    ...(seen.clipped ? [faulty('layout', 'clipped', seen.clipped)] : []),
    ...(seen.unsticky ? [faulty('layout', 'sticky-lost', seen.unsticky)] : []),
    ...(seen.covers ? [faulty('layout', 'header-covers', seen.covers)] : []),
    ...(seen.above ? [faulty('layout', 'above-dialogs', seen.above)] : []),
  ];
  return findings.length > 0 ? findings : [fits('layout')];
}

/** Runs in the page. @returns the misplaced elements; each list is empty when nothing is wrong */
function readLayout() {
  const result = { transformed: '', clipped: '', unsticky: '', covers: '', above: '' };
  const rootsUnder = (node: ParentNode): ParentNode[] => [
    node,
    ...[...node.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? rootsUnder(shadowRoot) : [],
    ),
  ];
  const root = rootsUnder(document)
    .map((node) => node.querySelector<HTMLElement>('.portal[data-host-props]'))
    .find(Boolean);
  if (!root) return result;
  const nameOf = (element: Element) =>
    `<${element.localName}${element.id && ` id="${element.id}"`} class="${element.getAttribute('class') ?? ''}">`;
  const above = (element: Element): Element | null =>
    element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
  const scrolls = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 2;
  // the overflow of the body is that of the window
  const isScrollBox = (element: Element) =>
    element !== document.body && ['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowY);
  const isScrolledOutside = (element: Element): boolean => {
    const outer = above(element);
    if (!outer) return scrolls(document.documentElement);
    return (isScrollBox(outer) && scrolls(outer)) || isScrolledOutside(outer);
  };
  let scrollBox: Element | null = null;
  for (let element = above(root); element && element !== document.documentElement; element = above(element)) {
    const style = getComputedStyle(element);
    if (isScrollBox(element) && scrolls(element)) scrollBox = element;
    const holds = [
      ...['transform', 'translate', 'rotate', 'scale'],
      ...['filter', 'backdrop-filter', 'perspective'],
    ].find((name) => !['none', ''].includes(style.getPropertyValue(name)));
    const contains = /paint|layout|strict|content/.test(style.contain) ? 'contain' : undefined;
    const willChange = /transform|filter|perspective/.test(style.willChange) ? 'will-change' : undefined;
    const property = holds ?? contains ?? willChange;
    if (property) result.transformed ||= `${nameOf(element)} ${property}`;
    const cuts = ['hidden', 'clip'].includes(style.overflowY);
    if (cuts && element !== document.body && scrolls(element))
      result.clipped ||= `${nameOf(element)} overflow: ${style.overflowY}`;
    // sticky parts follow the nearest element with such an overflow, also where another one scrolls
    else if (isScrollBox(element) && !scrolls(element) && isScrolledOutside(element))
      result.unsticky ||= `${nameOf(element)} overflow: ${style.overflowY}`;
  }
  const style = getComputedStyle(root);
  const offset = Number.parseFloat(style.getPropertyValue('--portal-top')) || 0;
  // the outermost element that scrolls; what is outside of it never lies over the portal
  const scrollTop =
    scrollBox && !scrolls(document.documentElement) ? scrollBox.getBoundingClientRect().top : 0;
  const dialogs = Number(style.getPropertyValue('--p-z'));
  for (const element of document.body.querySelectorAll('*')) {
    const own = getComputedStyle(element);
    if (root.contains(element) || element.contains(root) || element.closest('.portal')) continue;
    if (!['fixed', 'sticky'].includes(own.position) || own.visibility === 'hidden') continue;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    if (width < innerWidth / 2 || height === 0 || own.pointerEvents === 'none') continue;
    const isHeader = own.top !== 'auto' && Number.parseFloat(own.top) <= 0 && bottom - top < innerHeight / 2;
    const isOverPortal = scrollBox?.contains(element) === true || bottom > scrollTop + 1;
    if (isHeader && isOverPortal && offset + 1 < bottom - top)
      result.covers ||= `${nameOf(element)} ${Math.round(height)}px`;
    if (Number(own.zIndex) >= dialogs) result.above ||= `${nameOf(element)} z-index: ${own.zIndex}`;
  }
  return result;
}
