import type { Attachment } from '@/contracts/attachment';
import { saveFile } from '@/shared/lib/save-file';
import { createBlobParts } from './blob-parts';
import { fetchResuming, FileRefused, startOfFile } from './fetch-resuming';
import { pause } from './pause';

export type LargeFile = Pick<Attachment, 'id' | 'name' | 'contentType' | 'size'>;

/** Elsewhere lie files that a page may not read; the browser's own download takes them. */
export class FileUnreadable extends Error {}

/** How a download stands; one that is `broken` waits for somebody to let it go on. */
export interface Standing {
  readonly state: 'running' | 'waiting' | 'broken';
  /** Whole per cent. */
  readonly percent: number;
}

export type Downloads = ReturnType<typeof createDownloads>;

/**
 * Downloads of large files, each once, whichever page shows it: they outlive the page they were begun on, and the
 * browser asks before the window is closed over one.
 * @param stopped ends all of them
 */
export function createDownloads(stopped: AbortSignal) {
  const standings = new Map<string, Standing>();
  const stops = new Map<string, () => void>();
  /** What broken downloads have so far. */
  const kept = new Map<string, ReturnType<typeof begin>>();
  const listeners = new Set<() => void>();
  const forgetAll = () => {
    for (const stop of stops.values()) stop();
    kept.clear();
    watchLeaving();
  };
  stopped.addEventListener('abort', forgetAll);
  return { of: (id: string) => standings.get(id), subscribe, start, stop };

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /**
   * Downloads a file, from where it broke off if it did.
   * @throws FileRefused where the server does not give it, FileUnreadable where the page may not have it
   */
  async function start(file: LargeFile, address: string): Promise<void> {
    if (stops.has(file.id) || stopped.aborted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const { place, sink } = kept.get(file.id) ?? begin();
    const tell = (state: Standing['state']) => {
      const percent = Math.floor((100 * place.received) / (place.total ?? Math.max(file.size, 1)));
      if (!signal.aborted) show(file.id, { state, percent: Math.min(percent, 100) });
    };
    stops.set(file.id, () => {
      controller.abort();
    });
    tell('running');
    try {
      await fetchResuming({
        ...{ address, place, sink, signal },
        onProgress: () => {
          tell('running');
        },
        wait: async (inVain) => {
          if (place.total === undefined && !isOwn(address)) throw new FileUnreadable();
          tell('waiting');
          await pause(inVain, signal);
        },
      });
      kept.delete(file.id);
      saveFile(sink.file(file.contentType), file.name, file.contentType);
      show(file.id, undefined);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof FileRefused || error instanceof FileUnreadable) {
        kept.delete(file.id);
        show(file.id, undefined);
        throw error;
      }
      kept.set(file.id, { place, sink });
      tell('broken');
    } finally {
      if (!signal.aborted) stops.delete(file.id);
      watchLeaving();
    }
  }

  /** Gives a download up, with what came of it. */
  function stop(id: string) {
    stops.get(id)?.();
    stops.delete(id);
    kept.delete(id);
    show(id, undefined);
  }

  function show(id: string, next: Standing | undefined) {
    const now = standings.get(id);
    if (now?.state === next?.state && now?.percent === next?.percent) return;
    if (next) standings.set(id, next);
    else standings.delete(id);
    watchLeaving();
    for (const listener of listeners) listener();
  }

  function watchLeaving() {
    window.removeEventListener('beforeunload', ask);
    if (stops.size > 0 && !stopped.aborted) window.addEventListener('beforeunload', ask);
  }
}

function ask(event: BeforeUnloadEvent) {
  event.preventDefault();
}

const isOwn = (address: string) => new URL(address, location.href).origin === location.origin;

function begin() {
  return { place: startOfFile(), sink: createBlobParts() };
}
