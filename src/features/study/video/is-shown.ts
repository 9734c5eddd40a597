import { ancestorsOf, rootOf } from '@/shared/lib/ancestors';

/** Pixels below which nobody can watch a video. */
const minSize = 16;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Whether a user can see an element, apart from scrolling: one that is scrolled out of view, up or down, counts as shown,
 * because the transcript is read below the video. Not shown is an element without a box, with a box of a few pixels,
 * invisible by its own styles or those of an ancestor, clipped or moved out of what can be scrolled to, or behind
 * something opaque. Full screen and picture-in-picture are shown.
 */
export function isShown(element: HTMLElement): boolean {
  if (!element.isConnected) return false;
  if (isOnTop(element)) return true;
  const box = element.getBoundingClientRect();
  if (box.width < minSize || box.height < minSize) return false;
  const ancestors = ancestorsOf(element);
  if (
    getComputedStyle(element).visibility !== 'visible' ||
    ancestors.some(isContentHidden) ||
    opacityOf(ancestors) < 0.05
  )
    return false;
  const page = rootOf(ancestors[ancestors.length - 1] ?? element) as Document;
  const seen = clip(page, element, box, ancestors);
  if (!seen) return false;
  const isMostlyInView = areaOf(seen) * 2 > areaOf(box);
  if (isMostlyInView && isCovered(element, seen, ancestors)) return false;
  // a host may hide the frame that the page is in
  const frame = page.defaultView?.frameElement;
  return !frame || isShown(frame as HTMLElement);
}

/** In full screen or picture-in-picture, where no ancestor clips it. */
function isOnTop(element: HTMLElement): boolean {
  const root = rootOf(element);
  const { pictureInPictureElement: inPicture } = root;
  const fullscreen = root.fullscreenElement;
  const isNative = 'webkitDisplayingFullscreen' in element && element.webkitDisplayingFullscreen === true;
  return isNative || inPicture === element || (fullscreen?.contains(element) ?? false);
}

/** Whether an ancestor hides its content, which keeps its box. */
function isContentHidden(element: HTMLElement, index: number): boolean {
  if (index === 0) return false;
  const isClosed = element.matches('details:not([open])');
  return isClosed || getComputedStyle(element).getPropertyValue('content-visibility') === 'hidden';
}

const opacityOf = (ancestors: readonly HTMLElement[]) =>
  ancestors.reduce((opacity, ancestor) => opacity * Number(getComputedStyle(ancestor).opacity), 1);

/**
 * The part of a box that its ancestors and the window leave in view; empty when it is scrolled out.
 * @param page that renders the element
 * @param ancestors of the element, itself first
 * @returns null when no scrolling up or down brings it into view
 */
function clip(page: Document, element: HTMLElement, box: Box, ancestors: readonly HTMLElement[]): Box | null {
  const { left, top, right, bottom } = box;
  let seen: Box = { left, top, right, bottom };
  let isScrolledOut = false;
  /** An absolute or fixed element is clipped only by the ancestors that contain it. */
  let position = getComputedStyle(element).position;
  for (const ancestor of ancestors.slice(1)) {
    if (ancestor === page.body) break;
    const style = getComputedStyle(ancestor);
    const isContaining =
      style.transform !== 'none' ||
      style.filter !== 'none' ||
      (position === 'absolute' && style.position !== 'static');
    if ((position === 'absolute' || position === 'fixed') && !isContaining) continue;
    position = style.position;
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    const edge = ancestor.getBoundingClientRect();
    const across = intersect(seen, { ...seen, left: edge.left, right: edge.right });
    if (style.overflowX !== 'visible' && widthOf(across) <= 0) return null;
    if (style.overflowX !== 'visible') seen = across;
    if (style.overflowY === 'visible') continue;
    const down = intersect(seen, { ...seen, top: edge.top, bottom: edge.bottom });
    const canScroll = style.overflowY === 'auto' || style.overflowY === 'scroll';
    if (heightOf(down) > 0) seen = down;
    else if (!canScroll || seen.bottom - edge.top + ancestor.scrollTop <= 0) return null;
    else {
      isScrolledOut = true;
      seen = { ...seen, top: edge.top, bottom: edge.bottom };
    }
    if (heightOf(seen) <= 0) return null;
  }
  const view = page.defaultView ?? window;
  const across = intersect(seen, { ...seen, left: 0, right: view.innerWidth });
  if (widthOf(across) <= 0 || view.innerHeight <= 0) return null;
  const isFixed = position === 'fixed';
  const scrolled = Math.max(view.scrollY, page.body.scrollTop);
  if (seen.bottom + scrolled <= 0 || (isFixed && (seen.bottom <= 0 || seen.top >= view.innerHeight)))
    return null;
  const inView = intersect(across, { ...across, top: 0, bottom: view.innerHeight });
  return isScrolledOut || heightOf(inView) <= 0 ? { ...inView, bottom: inView.top } : inView;
}

/** Nine points over a box, as shares of its sides. */
const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));

/** Whether at each point something opaque is above an element, or a shape cuts it off. */
function isCovered(element: HTMLElement, seen: Box, ancestors: readonly HTMLElement[]): boolean {
  const hasShape = getComputedStyle(element).pointerEvents !== 'none' && ancestors.some(isShaped);
  return points.every(([x, y]) => {
    const [left, top] = [seen.left + widthOf(seen) * x, seen.top + heightOf(seen) * y];
    // each tree lists only its own elements: the one in which the host's are comes last
    for (let target: Element = element; ;) {
      const root = rootOf(target);
      const stack = root.elementsFromPoint(left, top);
      const depth = stack.findIndex((one) => ancestors.includes(one as HTMLElement));
      const above = stack.slice(0, Math.max(0, depth));
      if (above.some((one) => isOpaque(one) && contains(one.getBoundingClientRect(), left, top))) return true;
      if (hasShape && target === element && !stack.includes(element)) return true;
      if (!('host' in root)) return false;
      target = root.host;
    }
  });
}

function isShaped(element: HTMLElement): boolean {
  const { clipPath, clip, backfaceVisibility } = getComputedStyle(element);
  return clipPath !== 'none' || clip !== 'auto' || backfaceVisibility === 'hidden';
}

/** The backdrop of a modal dialog is outside its box. */
const contains = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;

function isOpaque(element: Element): boolean {
  const { opacity, backgroundColor } = getComputedStyle(element);
  if (Number(opacity) < 0.95) return false;
  return /^(?:IMG|CANVAS|VIDEO|IFRAME)$/.test(element.tagName) || backgroundColor.startsWith('rgb(');
}

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;
const areaOf = (box: Box) => Math.max(0, widthOf(box)) * Math.max(0, heightOf(box));
const intersect = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
