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
  const exit = page.exitFullscreen ?? page.webkitExitFullscreen;
  const request = element.requestFullscreen ?? element.webkitRequestFullscreen;
  try {
    await (isFullscreen() ? exit.call(page) : request.call(element));
  } catch {
    // rejected
  }
}

/** @returns dispose */
export function onFullscreenChange(listener: () => void): () => void {
  for (const event of events) page.addEventListener(event, listener);
  return () => {
    for (const event of events) page.removeEventListener(event, listener);
  };
}
