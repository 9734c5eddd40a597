import '@/shared/lib/install-polyfills';
import { getDocument, PDFWorker, type PDFDocumentProxy } from 'pdfjs-dist';
import { CMaps, StandardFonts } from './pdf-assets';
import type { PdfDocument, PdfProblem } from './pdf-document';
import workerUrl from './pdf-worker?worker&url';
import { pageSize, renderPage } from './render-page';
import { startWorker } from './start-worker';

// pdf.js adds globals for the scripts of a page; in a host, that is the host's page
for (const name of ['pdfjsLib', 'pdfjsTestingUtils']) Reflect.deleteProperty(globalThis, name);

/**
 * Opens a document with pdf.js in its own worker.
 * @param signal closes the document while it loads
 */
export async function openDocument(url: string, signal: AbortSignal): Promise<PdfDocument | PdfProblem> {
  let started;
  try {
    started = startWorker(workerUrl, import.meta.env.DEV ? 'module' : 'classic');
  } catch {
    return 'unable';
  }
  const { worker, dispose } = started;
  const pdfWorker = PDFWorker.fromPort({ port: worker }) as PDFWorker;
  const task = getDocument({
    url,
    worker: pdfWorker,
    CMapReaderFactory: CMaps,
    StandardFontDataFactory: StandardFonts,
    useWorkerFetch: false,
    // the Content-Security-Policy forbids eval
    isEvalSupported: false,
    enableXfa: false,
    verbosity: 0,
  });
  const workerFailed = new Promise<PdfProblem>((resolve) => {
    worker.onerror = () => {
      resolve('unable');
    };
  });
  const close = () => {
    // pdf.js removes its fonts and requests from the page after the worker has responded; a broken one never responds
    void Promise.race([task.destroy().catch(() => undefined), workerFailed]).then(() => {
      pdfWorker.destroy();
      dispose();
    });
  };
  signal.addEventListener('abort', close, { once: true });
  const opened = await Promise.race([
    task.promise.then((document) => toPdfDocument(document, close)).catch(problemOf),
    workerFailed,
  ]);
  signal.removeEventListener('abort', close);
  if (typeof opened === 'string') close();
  return opened;
}

async function toPdfDocument(document: PDFDocumentProxy, close: () => void): Promise<PdfDocument> {
  return {
    pages: document.numPages,
    firstSize: pageSize(await document.getPage(1)),
    render: async (page, ...rest) => renderPage(await document.getPage(page), ...rest),
    release(page) {
      void document.getPage(page).then(
        (proxy) => proxy.cleanup(),
        () => undefined,
      );
    },
    close,
  };
}

/** Classifies a pdf.js error by its name. Only `failed` may succeed on a retry. */
function problemOf(cause: unknown): PdfProblem {
  const name = cause instanceof Error ? cause.name : '';
  if (name.startsWith('Password')) return 'locked';
  return /^(InvalidPDF|Format)/.test(name) ? 'unreadable' : 'failed';
}
