/** Safari has these by its own name alone. */
interface WebkitFullscreen {
  webkitFullscreenElement?: Element | null;
  webkitExitFullscreen?: () => void;
  webkitRequestFullscreen?: () => void;
}

/** Plays or pauses; a browser that lets nothing play by itself leaves it as it is. */
export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
}

/** Goes to a place in seconds, within the video. */
export function seekTo(video: HTMLVideoElement, place: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : place;
  video.currentTime = Math.max(0, Math.min(place, end));
}

/** Plays at so many times the speed, and so the next address of the same video. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

export function toggleMuted(video: HTMLVideoElement): void {
  video.muted = !video.muted;
}

/** Shows the captions in one of the languages that there are, or none. */
export function showCaptions(video: HTMLVideoElement, language: string | null): void {
  for (const track of Array.from(video.textTracks))
    track.mode = track.language === language ? 'showing' : 'disabled';
}

/** False on a phone whose browser shows nothing in full but bare videos, without the watermark. */
export const canFillScreen = (holder: HTMLElement & WebkitFullscreen): boolean =>
  typeof holder.requestFullscreen === 'function' || typeof holder.webkitRequestFullscreen === 'function';

/** Shows the player on the full screen, or no longer; a browser that refuses leaves it as it is. */
export async function toggleFullScreen(holder: HTMLElement & WebkitFullscreen): Promise<void> {
  const page: Document & WebkitFullscreen = document;
  const isFilled = Boolean(page.fullscreenElement ?? page.webkitFullscreenElement);
  const leave = page.exitFullscreen ?? page.webkitExitFullscreen;
  const fill = holder.requestFullscreen ?? holder.webkitRequestFullscreen;
  try {
    await (isFilled ? leave.call(page) : fill.call(holder));
  } catch {
    // refused, by a frame around us or by the person
  }
}
