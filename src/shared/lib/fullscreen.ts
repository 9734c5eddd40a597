/** Safari 14 has the prefixed names only. */
interface Prefixed {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
  webkitRequestFullscreen?: () => void;
}

const page: Document & Prefixed = document;
const events = ['fullscreenchange', 'webkitfullscreenchange'] as const;

/** False on phones whose browser shows only bare videos in full screen. */
export function canUseFullscreen(element: HTMLElement & Prefixed): boolean {
  return (
    typeof element.requestFullscreen === 'function' || typeof element.webkitRequestFullscreen === 'function'
  );
}

/** True while any element is shown in full screen. */
export function isFullscreen(): boolean {
  return Boolean(page.fullscreenElement ?? page.webkitFullscreenElement);
}

/** Shows an element in full screen, or leaves full screen. A rejection by the browser or a frame is ignored. */
export async function toggleFullscreen(element: HTMLElement & Prefixed): Promise<void> {
  const request = element.requestFullscreen ?? element.webkitRequestFullscreen;
  try {
    await (isFullscreen() ? exitFullscreen() : request.call(element));
  } catch {
    // rejected
  }
}

/** Leaves full screen unless the element is a part of what is shown: a dialog outside would be invisible. */
export function exitFullscreenWithout(element: Element): void {
  // in a shadow tree, the document names only the host element
  const tree = element.getRootNode() as Node & Partial<DocumentOrShadowRoot> & Prefixed;
  const shown = tree.fullscreenElement ?? tree.webkitFullscreenElement;
  if (shown && !shown.contains(element)) exitFullscreen()?.catch(() => undefined);
}

/** @returns nothing in Safari 14 */
function exitFullscreen(): Promise<void> | undefined {
  const exit = page.exitFullscreen ?? page.webkitExitFullscreen;
  return exit.call(page) as Promise<void> | undefined;
}

/** @returns dispose */
export function onFullscreenChange(listener: () => void): () => void {
  for (const event of events) page.addEventListener(event, listener);
  return () => {
    for (const event of events) page.removeEventListener(event, listener);
  };
}
