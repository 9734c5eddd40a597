import type { ErrorData, LevelDetails } from 'hls.js';
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
      const stop = (problem: SourceProblem | Promise<SourceProblem>) => {
        stream.destroy();
        void Promise.resolve(problem).then(fail);
      };
      const isOnly = () => stream.levels.length === 1;
      stream.on(Hls.Events.LEVEL_LOADED, (_name, { details }) => {
        const problem = problemOfPlaylist(details, isOnly());
        if (problem) stop(problem);
      });
      stream.on(Hls.Events.KEY_LOADED, (_name, { keyInfo }) => {
        const { byteLength = 0 } = keyInfo.decryptdata.key ?? {};
        // hls.js would wait for another one
        if (byteLength !== 16 && byteLength !== 32)
          stop({ kind: 'broken', reason: `the key has ${byteLength} bytes` });
      });
      stream.on(Hls.Events.ERROR, (_name, error) => {
        const [from, to] = holeOf(error, isOnly());
        if (to - from > maxHole) stop({ kind: 'broken', reason: `nothing from ${from} to ${to} s` });
        // hls.js would retry an expired or missing file for half a minute
        else if (error.fatal || finalStatuses.includes(error.response?.code ?? 0))
          stop(problemOf(error, url));
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

/** Seconds without a picture or sound that encoders leave between two parts. */
const maxHole = 1;

/**
 * The seconds that hls.js skips in silence, because nothing is in a part.
 * @param isOnly there is no other quality of the stream
 */
function holeOf(
  { fatal, details, bufferInfo, frag }: ErrorData,
  isOnly: boolean,
): readonly [from: number, to: number] {
  if (fatal) return [0, 0];
  if (String(details) === 'bufferSeekOverHole' && bufferInfo?.nextStart)
    return [bufferInfo.end, bufferInfo.nextStart];
  return String(details) === 'fragParsingError' && frag?.gap && isOnly ? [frag.start, frag.end] : [0, 0];
}

/**
 * A problem for which hls.js would wait forever, or blame the network.
 * @param isOnly there is no other quality of the stream
 */
function problemOfPlaylist({ live, fragments }: LevelDetails, isOnly: boolean): SourceProblem | null {
  // a lesson has a length; hls.js would wait for more parts of the stream
  if (live) return { kind: 'broken', reason: 'the playlist has no EXT-X-ENDLIST' };
  if (isOnly && fragments.some(({ gap }) => gap))
    return { kind: 'broken', reason: 'the playlist has an EXT-X-GAP' };
  const formats = fragments.flatMap(({ levelkeys }) => Object.keys(levelkeys ?? {}));
  const isLocked = formats.length > 0 && !formats.includes('identity');
  return isLocked ? { kind: 'unsupported', reason: `encrypted for ${formats[0]}` } : null;
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
  // what a key has not decrypted is not a part of a stream
  if (frag?.encrypted && /parsing|decrypt/i.test(details))
    return { kind: 'broken', reason: `${details}, encrypted with another key or method` };
  if (String(type) !== 'networkError') return { kind: 'unsupported', reason: details };
  if (/parsing|empty/i.test(details)) return { kind: 'broken', reason: details };
  const problem = await probeSource(frag?.url ?? url ?? playlist);
  // it was not loaded, but can be now
  return reason(problem.kind === 'unsupported' ? { kind: 'failed', reason: 'no response' } : problem);
}
