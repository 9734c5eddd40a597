/** Safari 14 has these by its own name alone. */
interface Prefixed {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
  webkitRequestFullscreen?: () => void;
}

const changes = ['fullscreenchange', 'webkitfullscreenchange'] as const;

const page: Document & Prefixed = document;
const root: HTMLElement & Prefixed = document.documentElement;

/** False on a phone whose browser shows nothing but videos in full. */
export const canFillScreen = () =>
  typeof root.requestFullscreen === 'function' || typeof root.webkitRequestFullscreen === 'function';

export const isScreenFilled = () => Boolean(page.fullscreenElement ?? page.webkitFullscreenElement);

/** Shows the page on the full screen, or no longer; a browser that refuses leaves it as it is. */
export async function toggleFullScreen(): Promise<void> {
  const leave = page.exitFullscreen ?? page.webkitExitFullscreen;
  const fill = root.requestFullscreen ?? root.webkitRequestFullscreen;
  try {
    await (isScreenFilled() ? leave.call(page) : fill.call(root));
  } catch {
    // refused, by a frame around us or by the person
  }
}

/** @returns stops following */
export function onFullScreenChange(tell: () => void): () => void {
  for (const change of changes) document.addEventListener(change, tell);
  return () => {
    for (const change of changes) document.removeEventListener(change, tell);
  };
}
