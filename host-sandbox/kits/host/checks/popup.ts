import type { Locator } from '@playwright/test';
import { faulty, fits, type Finding } from '../findings';

/** Checks an open dialog of the portal: nothing may cover it or its mask, or cut it off. */
export async function checkPopup(dialog: Locator): Promise<Finding> {
  // it opens with an animation
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => null))),
  );
  const { covered, cut } = await dialog.evaluate(hitTest);
  if (cut) return faulty('popup', 'popup-clipped', cut);
  if (covered) return faulty('popup', 'above-dialogs', covered);
  return fits('popup', ['对话框完整并在最上层', 'a dialog is complete and on top']);
}

/** Runs in the page. @returns what is found at points of the dialog in its place, empty without a fault */
function hitTest(dialog: Element) {
  const nameOf = (element: Element) =>
    `<${element.localName}${element.id && ` id="${element.id}"`} class="${element.getAttribute('class') ?? ''}">`;
  const outer = (element: Element): Element | null =>
    element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
  const isAround = (element: Element, inner: Element) => {
    for (let at: Element | null = inner; at; at = outer(at)) if (at === element) return true;
    return false;
  };
  const topmost = (x: number, y: number) => {
    let hit = document.elementFromPoint(x, y);
    for (;;) {
      const inner = hit?.shadowRoot?.elementFromPoint(x, y);
      if (!inner || inner === hit) return hit;
      hit = inner;
    }
  };
  const result = { covered: '', cut: '' };
  const { left, top, width, height } = dialog.getBoundingClientRect();
  for (const across of [0.1, 0.3, 0.5, 0.7, 0.9])
    for (const down of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const [x, y] = [left + width * across, top + height * down];
      const hit = topmost(x, y);
      if (!hit) result.cut ||= `${Math.round(x)}, ${Math.round(y)}`;
      else if (isAround(dialog, hit)) continue;
      // what is behind a dialog shows where it is cut off: the page, or an element around the portal
      else if (isAround(hit, dialog)) result.cut ||= nameOf(hit);
      else result.covered ||= nameOf(hit);
    }
  // the mask of a dialog covers the bars of the host, wherever the dialog is
  for (const bar of document.body.querySelectorAll('*')) {
    const { position, visibility, pointerEvents } = getComputedStyle(bar);
    if (!['fixed', 'sticky'].includes(position) || visibility === 'hidden' || pointerEvents === 'none')
      continue;
    const box = bar.getBoundingClientRect();
    if (box.width < innerWidth / 2 || isAround(bar, dialog) || bar.closest('.portal')) continue;
    const hit = topmost(box.left + box.width / 2, box.top + box.height / 2);
    if (hit && isAround(bar, hit)) result.covered ||= nameOf(bar);
  }
  return result;
}
