import '@/shared/lib/install-polyfills';
import { getDocument, PDFWorker, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { CMaps, StandardFonts } from './pdf-assets';
import type { PdfDocument, PdfProblem } from './pdf-document';
import workerUrl from './pdf-worker?worker&url';
import { probeSource } from '../video/source-problem';
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
    task.promise
      .then((document) => toPdfDocument(document, close))
      .catch((cause: unknown) => problemOf(cause, url, signal)),
    workerFailed,
  ]);
  signal.removeEventListener('abort', close);
  if (typeof opened === 'string') close();
  return opened;
}

async function toPdfDocument(
  document: PDFDocumentProxy,
  close: () => void,
): Promise<PdfDocument | PdfProblem> {
  if (document.numPages === 0) return 'unreadable';
  const first = await document.getPage(1);
  const { info } = (await document.getMetadata()) as { info: DocumentInfo };
  if (info.IsCollectionPresent) return 'portfolio';
  if (await isForm(document, first, info)) return 'form';
  return {
    pages: document.numPages,
    firstSize: pageSize(first),
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

interface DocumentInfo {
  IsXFAPresent?: boolean;
  IsAcroFormPresent?: boolean;
  IsCollectionPresent?: boolean;
}

/**
 * True for a dynamic form (XFA): its only page tells the reader to wait for, or to get, another program, in any language,
 * and has no field.
 */
async function isForm(document: PDFDocumentProxy, first: PDFPageProxy, info: DocumentInfo): Promise<boolean> {
  if (!info.IsXFAPresent) return false;
  if (!info.IsAcroFormPresent) return true;
  const { items } = await first.getTextContent();
  if (/please wait|adobe reader/i.test(items.map((item) => ('str' in item ? item.str : '')).join(' ')))
    return true;
  const notes = (await first.getAnnotations()) as { subtype?: string }[];
  return document.numPages === 1 && notes.every(({ subtype }) => subtype !== 'Widget');
}

/** Classifies a pdf.js error by its name. Only `failed` and `missing` may succeed at another URL. */
async function problemOf(cause: unknown, url: string, signal: AbortSignal): Promise<PdfProblem> {
  const { name, message } = cause instanceof Error ? cause : { name: '', message: '' };
  if (name.startsWith('Password') || /encryption method/i.test(message)) return 'locked';
  if (/^(InvalidPDF|Format)/.test(name)) return 'unreadable';
  if (name.startsWith('MissingPDF')) return 'missing';
  if (name.startsWith('UnexpectedResponse') || signal.aborted) return 'failed';
  // pdf.js gives errors of the network and of the content one name
  const { kind, reason } = await probeSource(url);
  if (kind === 'failed' || reason.includes('access-control')) return 'failed';
  return reason.startsWith('HTTP') ? 'missing' : 'unreadable';
}
