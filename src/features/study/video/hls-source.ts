import type { ErrorData } from 'hls.js';
import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { problemOfStatus, probeSource, type SourceProblem } from './source-problem';

/** The registered type and the older ones that servers still send. */
const hlsPlaylist = /^\s*(application|audio)\/(vnd\.apple\.|x-)?mpegurl\s*(;|$)/i;

/** The whole library: its light build never loads an audio track of its own, and the video is silent. */
const library = defineChunk(
  () => import('hls.js'),
  (module) => module.default,
);

/** True for a source that requires hls.js. Safari on a phone has no `MediaSource` and plays HLS natively. */
export function isHls(type: string): boolean {
  return hlsPlaylist.test(type) && 'MediaSource' in window;
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
  {
    onAttach,
    onReady,
    onFailed,
  }: { onAttach: () => void; onReady: () => void; onFailed: (problem: SourceProblem) => void },
): () => void {
  const disposal = new AbortController();
  let destroy = () => undefined as void;
  const fail = (problem: SourceProblem) => {
    if (!disposal.signal.aborted) onFailed(problem);
  };
  loadChunkWithRetry(library, { signal: disposal.signal }).then(
    (Hls) => {
      if (disposal.signal.aborted) return;
      // no worker: the Content-Security-Policy of a host would have to allow it
      const stream = new Hls({ enableWorker: false });
      destroy = () => {
        stream.destroy();
      };
      stream.once(Hls.Events.MANIFEST_PARSED, onReady);
      stream.once(Hls.Events.LEVEL_LOADED, (_name, { details }) => {
        if (!details.live) return;
        stream.destroy();
        // a lesson has a length; hls.js would wait for more parts of the stream
        fail({ kind: 'broken', reason: 'the playlist has no EXT-X-ENDLIST' });
      });
      stream.on(Hls.Events.ERROR, (_name, error) => {
        // hls.js would retry an expired or missing file for half a minute
        if (!error.fatal && !finalStatuses.includes(error.response?.code ?? 0)) return;
        stream.destroy();
        void problemOf(error, url).then(fail);
      });
      stream.loadSource(url);
      onAttach();
      stream.attachMedia(video);
    },
    () => {
      fail({ kind: 'failed', reason: 'hls.js was not loaded' });
    },
  );
  return () => {
    disposal.abort();
    destroy();
  };
}

/** HTTP statuses of a file that the same URL will not give. */
const finalStatuses: readonly number[] = [403, 404, 410];

async function problemOf(
  { type, details, response, frag, url }: ErrorData,
  playlist: string,
): Promise<SourceProblem> {
  const reason = (problem: SourceProblem): SourceProblem => ({
    ...problem,
    reason: `${details}, ${problem.reason}`,
  });
  const status = response?.code ?? 0;
  if (status >= 400) return reason(problemOfStatus(status));
  if (String(type) !== 'networkError') return { kind: 'unsupported', reason: details };
  if (/parsing|empty/i.test(details)) return { kind: 'broken', reason: details };
  const problem = await probeSource(frag?.url ?? url ?? playlist);
  // it was not loaded, but can be now
  return reason(problem.kind === 'unsupported' ? { kind: 'failed', reason: 'no response' } : problem);
}
