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
    ...(seen.covers ? [faulty('layout', 'header-covers', seen.covers)] : []),
    ...(seen.above ? [faulty('layout', 'above-dialogs', seen.above)] : []),
  ];
  return findings.length > 0 ? findings : [fits('layout')];
}

/** Runs in the page. @returns the misplaced elements; each list is empty when nothing is wrong */
function readLayout() {
  const result = { transformed: '', clipped: '', covers: '', above: '' };
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
  for (let element = above(root); element && element !== document.documentElement; element = above(element)) {
    const style = getComputedStyle(element);
    const holds = ['transform', 'filter', 'perspective'].find(
      (name) => !['none', ''].includes(style.getPropertyValue(name)),
    );
    const contains = /paint|layout|strict|content/.test(style.contain) ? 'contain' : undefined;
    const willChange = /transform|filter|perspective/.test(style.willChange) ? 'will-change' : undefined;
    const property = holds ?? contains ?? willChange;
    if (property) result.transformed ||= `${nameOf(element)} ${property}`;
    const cuts = ['hidden', 'clip'].includes(style.overflowY);
    if (cuts && element !== document.body && element.scrollHeight > element.clientHeight + 2)
      result.clipped ||= `${nameOf(element)} overflow: ${style.overflowY}`;
  }
  const style = getComputedStyle(root);
  const offset = Number.parseFloat(style.getPropertyValue('--portal-top')) || 0;
  const dialogs = Number(style.getPropertyValue('--p-z'));
  for (const element of document.body.querySelectorAll('*')) {
    const own = getComputedStyle(element);
    if (root.contains(element) || element.contains(root) || element.closest('.portal')) continue;
    if (!['fixed', 'sticky'].includes(own.position) || own.visibility === 'hidden') continue;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    if (width < innerWidth / 2 || height === 0 || own.pointerEvents === 'none') continue;
    const isHeader = own.top !== 'auto' && Number.parseFloat(own.top) <= 0 && bottom - top < innerHeight / 2;
    if (isHeader && offset + 1 < bottom - top) result.covers ||= `${nameOf(element)} ${Math.round(height)}px`;
    if (Number(own.zIndex) >= dialogs) result.above ||= `${nameOf(element)} z-index: ${own.zIndex}`;
  }
  return result;
}
