import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';

/** The type of a playlist of HLS: a video in parts. */
const playlist = 'application/vnd.apple.mpegurl';

const library = defineChunk(
  () => import('hls.js/light'),
  (module) => module.default,
);

/** True for a source that is fed to the element in parts, since the browser can be fed; Safari on a phone plays it by itself. */
export function isHls(type: string): boolean {
  return type === playlist && 'MediaSource' in window;
}

/**
 * Feeds a stream to a video element; the library comes with the first one.
 * @param onFeed it is about to be fed, which forgets that it was to play
 * @param onReady it may be played from here on
 * @param onFailed it ended by a fault that does not mend itself; told once
 * @returns takes it back
 */
export function attachHls(
  video: HTMLVideoElement,
  url: string,
  { onAttach, onReady, onFailed }: { onAttach: () => void; onReady: () => void; onFailed: () => void },
): () => void {
  const gone = new AbortController();
  let end = () => undefined as void;
  loadChunkWithRetry(library, { signal: gone.signal }).then(
    (Library) => {
      if (gone.signal.aborted) return;
      // on the page's own thread: a worker would have to be let in by the policies of hosts
      const stream = new Library({ enableWorker: false });
      end = () => {
        stream.destroy();
      };
      stream.once(Library.Events.MANIFEST_PARSED, onReady);
      stream.on(Library.Events.ERROR, (_name, { fatal, response }) => {
        // the library would try an address again and again that has ended
        if (!fatal && response?.code !== 403) return;
        stream.destroy();
        if (!gone.signal.aborted) onFailed();
      });
      stream.loadSource(url);
      onAttach();
      stream.attachMedia(video);
    },
    () => {
      if (!gone.signal.aborted) onFailed();
    },
  );
  return () => {
    gone.abort();
    end();
  };
}
