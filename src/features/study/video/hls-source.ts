import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';

const hlsPlaylist = 'application/vnd.apple.mpegurl';

const library = defineChunk(
  () => import('hls.js/light'),
  (module) => module.default,
);

/** True for a source that requires hls.js. Safari on a phone has no `MediaSource` and plays HLS natively. */
export function isHls(type: string): boolean {
  return type === hlsPlaylist && 'MediaSource' in window;
}

/**
 * Plays an HLS stream in a video element. hls.js is loaded with the first one.
 * @param onAttach called right before the stream is attached, which pauses the element
 * @param onReady called when playback may start
 * @param onFailed called once, after an error that hls.js cannot recover from
 * @returns dispose
 */
export function attachHls(
  video: HTMLVideoElement,
  url: string,
  { onAttach, onReady, onFailed }: { onAttach: () => void; onReady: () => void; onFailed: () => void },
): () => void {
  const disposal = new AbortController();
  let destroy = () => undefined as void;
  loadChunkWithRetry(library, { signal: disposal.signal }).then(
    (Hls) => {
      if (disposal.signal.aborted) return;
      // no worker: the Content-Security-Policy of a host would have to allow it
      const stream = new Hls({ enableWorker: false });
      destroy = () => {
        stream.destroy();
      };
      stream.once(Hls.Events.MANIFEST_PARSED, onReady);
      stream.on(Hls.Events.ERROR, (_name, { fatal, response }) => {
        // hls.js would retry an expired URL again and again
        if (!fatal && response?.code !== 403) return;
        stream.destroy();
        if (!disposal.signal.aborted) onFailed();
      });
      stream.loadSource(url);
      onAttach();
      stream.attachMedia(video);
    },
    () => {
      if (!disposal.signal.aborted) onFailed();
    },
  );
  return () => {
    disposal.abort();
    destroy();
  };
}
