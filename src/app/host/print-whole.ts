import { ancestorsOf } from '@/shared/lib/ancestors';

/** What an element around the portal must not do on paper: scroll, cut off, or end with the window. */
const unbounded: Readonly<Record<string, string>> = {
  overflow: 'visible',
  height: 'auto',
  'max-height': 'none',
  contain: 'none',
};

/**
 * Prints the whole portal where an element of the host scrolls or cuts it off: the browser prints what such an element
 * shows, which is one sheet. The elements around the portal get other styles while the browser prints, and their own
 * again afterwards.
 * @param root of the portal
 * @returns dispose
 */
export function setupWholePrinting(root: HTMLElement): () => void {
  let restore = () => {};
  const open = () => {
    restore();
    const undos = boundsOf(root).map((element) => withStyles(element, unbounded));
    restore = () => {
      restore = () => {};
      for (const undo of undos) undo();
    };
  };
  const close = () => {
    restore();
  };
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', close);
    restore();
  };
}

/** The elements around an element that bound it; through shadow roots, up to the page. */
function boundsOf(root: HTMLElement): HTMLElement[] {
  return ancestorsOf(root)
    .slice(1)
    .filter((element) => {
      const { overflow, overflowY, contain, position } = getComputedStyle(element);
      return (
        /auto|scroll|hidden|clip/.test(overflow + overflowY) ||
        position === 'fixed' ||
        /\w/.test(contain.replace('none', '')) ||
        element.clientHeight < element.scrollHeight
      );
    });
}

/** @returns gives the element its own styles and its scroll position back */
function withStyles(element: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
  const [own, { scrollTop, scrollLeft }] = [element.getAttribute('style'), element];
  // a fixed element is printed on each sheet
  const isFixed = getComputedStyle(element).position === 'fixed';
  for (const [name, value] of Object.entries({ ...styles, ...(isFixed && { position: 'absolute' }) }))
    element.style.setProperty(name, value, 'important');
  return () => {
    if (own === null) element.removeAttribute('style');
    else element.setAttribute('style', own);
    Object.assign(element, { scrollTop, scrollLeft });
  };
}
