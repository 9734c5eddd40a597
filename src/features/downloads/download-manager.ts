import type { Attachment } from '@/contracts/attachment';
import { downloadBlob } from '@/shared/lib/download-blob';
import { createEmitter } from '@/shared/lib/emitter';
import { onOnline } from '@/shared/lib/page-events';
import { createBlobSink } from './blob-sink';
import { createCursor, FileRejectedError, resumableFetch } from './resumable-fetch';

export type DownloadFile = Pick<Attachment, 'id' | 'name' | 'contentType' | 'size'>;

/** The file is on another origin that the page may not read; the browser's own download can. */
export class CrossOriginFileError extends Error {}

/** The status of a download. An `interrupted` one can be resumed by `start`. */
export interface DownloadStatus {
  readonly state: 'downloading' | 'reconnecting' | 'interrupted';
  /** 0 to 100, whole. */
  readonly percent: number;
}

export type DownloadManager = ReturnType<typeof createDownloadManager>;

/**
 * Downloads large files, each file once. A download continues when the user leaves its page, and the browser asks
 * before the window is closed during one.
 * @param disposed aborts all downloads
 */
export function createDownloadManager(disposed: AbortSignal) {
  const statuses = new Map<string, DownloadStatus>();
  const aborts = new Map<string, () => void>();
  /** Received data of interrupted downloads. */
  const interrupted = new Map<string, ReturnType<typeof createTransfer>>();
  const changes = createEmitter();
  const disposeAll = () => {
    for (const abort of aborts.values()) abort();
    interrupted.clear();
    updateUnloadGuard();
  };
  disposed.addEventListener('abort', disposeAll);
  return { statusOf: (id: string) => statuses.get(id), subscribe: changes.subscribe, start, cancel };

  /**
   * Downloads a file, or resumes it where it was interrupted.
   * @throws FileRejectedError when the server refuses it, CrossOriginFileError when the page may not read it
   */
  async function start(file: DownloadFile, address: string): Promise<void> {
    if (aborts.has(file.id) || disposed.aborted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const { cursor, sink } = interrupted.get(file.id) ?? createTransfer();
    const report = (state: DownloadStatus['state']) => {
      const percent = Math.floor((100 * cursor.received) / (cursor.total ?? Math.max(file.size ?? 0, 1)));
      if (!signal.aborted) setStatus(file.id, { state, percent: Math.min(percent, 100) });
    };
    aborts.set(file.id, () => {
      controller.abort();
    });
    report('downloading');
    try {
      await resumableFetch({
        address,
        cursor,
        sink,
        signal,
        onProgress: () => {
          report('downloading');
        },
        waitBeforeRetry: async (failedAttempts) => {
          if (cursor.total === undefined && !isSameOrigin(address)) throw new CrossOriginFileError();
          report('reconnecting');
          await retryDelay(failedAttempts, signal);
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
      interrupted.set(file.id, { cursor, sink });
      report('interrupted');
    } finally {
      if (!signal.aborted) aborts.delete(file.id);
      updateUnloadGuard();
    }
  }

  /** Aborts a download and drops its data. */
  function cancel(id: string) {
    aborts.get(id)?.();
    aborts.delete(id);
    interrupted.delete(id);
    setStatus(id, undefined);
  }

  function setStatus(id: string, next: DownloadStatus | undefined) {
    const current = statuses.get(id);
    if (current?.state === next?.state && current?.percent === next?.percent) return;
    if (next) statuses.set(id, next);
    else statuses.delete(id);
    updateUnloadGuard();
    changes.emit();
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
  return { cursor: createCursor(), sink: createBlobSink() };
}

/** Seconds before the next attempt, by the number of failed ones. */
const delaySeconds = [1, 2, 4, 8, 15, 30] as const;

/** Waits before the next attempt, longer after each failed one, but not longer than until the network is back. */
function retryDelay(failedAttempts: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      disposeOnline();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, (delaySeconds[failedAttempts] ?? 30) * 1000);
    const disposeOnline = onOnline(end);
    signal.addEventListener('abort', end);
  });
}
