import type { Attachment } from '@/contracts/attachment';
import { downloadBlob } from '@/shared/lib/download-blob';
import { createBlobSink } from './blob-sink';
import { resumableFetch, FileRejectedError, createCursor } from './resumable-fetch';
import { retryDelay } from './retry-delay';

export type DownloadFile = Pick<Attachment, 'id' | 'name' | 'contentType' | 'size'>;

/** Elsewhere lie files that a page may not read; the browser's own download takes them. */
export class CrossOriginFileError extends Error {}

/** How a download stands; one that is `broken` waits for somebody to let it go on. */
export interface DownloadStatus {
  readonly state: 'running' | 'waiting' | 'broken';
  /** Whole per cent. */
  readonly percent: number;
}

export type DownloadManager = ReturnType<typeof createDownloadManager>;

/**
 * Downloads of large files, each once, whichever page shows it: they outlive the page they were begun on, and the
 * browser asks before the window is closed over one.
 * @param disposed ends all of them
 */
export function createDownloadManager(disposed: AbortSignal) {
  const statuses = new Map<string, DownloadStatus>();
  const aborts = new Map<string, () => void>();
  /** What broken downloads have so far. */
  const interrupted = new Map<string, ReturnType<typeof createTransfer>>();
  const listeners = new Set<() => void>();
  const disposeAll = () => {
    for (const stop of aborts.values()) stop();
    interrupted.clear();
    updateUnloadGuard();
  };
  disposed.addEventListener('abort', disposeAll);
  return { of: (id: string) => statuses.get(id), subscribe, start, stop: cancel };

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /**
   * Downloads a file, from where it broke off if it did.
   * @throws FileRefused where the server does not give it, FileUnreadable where the page may not have it
   */
  async function start(file: DownloadFile, address: string): Promise<void> {
    if (aborts.has(file.id) || disposed.aborted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const { place, sink } = interrupted.get(file.id) ?? createTransfer();
    const report = (state: DownloadStatus['state']) => {
      const percent = Math.floor((100 * place.received) / (place.total ?? Math.max(file.size, 1)));
      if (!signal.aborted) setStatus(file.id, { state, percent: Math.min(percent, 100) });
    };
    aborts.set(file.id, () => {
      controller.abort();
    });
    report('running');
    try {
      await resumableFetch({
        ...{ address, place, sink, signal },
        onProgress: () => {
          report('running');
        },
        wait: async (inVain) => {
          if (place.total === undefined && !isSameOrigin(address)) throw new CrossOriginFileError();
          report('waiting');
          await retryDelay(inVain, signal);
        },
      });
      interrupted.delete(file.id);
      downloadBlob(sink.file(file.contentType), file.name, file.contentType);
      setStatus(file.id, undefined);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof FileRejectedError || error instanceof CrossOriginFileError) {
        interrupted.delete(file.id);
        setStatus(file.id, undefined);
        throw error;
      }
      interrupted.set(file.id, { place, sink });
      report('broken');
    } finally {
      if (!signal.aborted) aborts.delete(file.id);
      updateUnloadGuard();
    }
  }

  /** Gives a download up, with what came of it. */
  function cancel(id: string) {
    aborts.get(id)?.();
    aborts.delete(id);
    interrupted.delete(id);
    setStatus(id, undefined);
  }

  function setStatus(id: string, next: DownloadStatus | undefined) {
    const now = statuses.get(id);
    if (now?.state === next?.state && now?.percent === next?.percent) return;
    if (next) statuses.set(id, next);
    else statuses.delete(id);
    updateUnloadGuard();
    for (const listener of listeners) listener();
  }

  function updateUnloadGuard() {
    window.removeEventListener('beforeunload', preventUnload);
    if (aborts.size > 0 && !disposed.aborted) window.addEventListener('beforeunload', preventUnload);
  }
}

function preventUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

const isSameOrigin = (address: string) => new URL(address, location.href).origin === location.origin;

function createTransfer() {
  return { place: createCursor(), sink: createBlobSink() };
}
