import '@/shared/lib/install-polyfills';
import { getDocument, PDFWorker, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { releaseCanvases } from './free-canvases';
import { CMaps, StandardFonts } from './pdf-assets';
import type { PdfDocument, PageSize, PdfProblem } from './pdf-document';
import workerUrl from './pdf-worker?worker&url';
import { startWorker } from './start-worker';
import { makeTextLayer } from './text-layer';

// pdf.js offers itself to scripts of a page; in a host that is not ours
for (const name of ['pdfjsLib', 'pdfjsTestingUtils']) Reflect.deleteProperty(globalThis, name);

/** More pixels than Safari gives to a canvas are blank, and cost 4 bytes each everywhere. */
const maxCanvasPixels = 8_000_000;

/**
 * Opens a document by pdf.js.
 * @param signal nobody waits for it any more
 * @returns the fault where it cannot be shown
 */
export async function openPdf(url: string, signal: AbortSignal): Promise<PdfDocument | PdfProblem> {
  let started;
  try {
    started = startWorker(workerUrl, import.meta.env.DEV ? 'module' : 'classic');
  } catch {
    return 'unable';
  }
  const { worker, dispose } = started;
  const thread = PDFWorker.fromPort({ port: worker }) as PDFWorker;
  const task = getDocument({
    url,
    worker: thread,
    CMapReaderFactory: CMaps,
    StandardFontDataFactory: StandardFonts,
    useWorkerFetch: false,
    // the page's policy forbids it, and a document is no program
    isEvalSupported: false,
    enableXfa: false,
    verbosity: 0,
  });
  const broken = new Promise<PdfProblem>((resolve) => {
    worker.onerror = () => {
      resolve('unable');
    };
  });
  const close = () => {
    // pdf.js takes back what it has put into the page once its thread has answered, if that still can
    void Promise.race([task.destroy().catch(() => undefined), broken]).then(() => {
      thread.destroy();
      dispose();
    });
  };
  signal.addEventListener('abort', close, { once: true });
  const opened = await Promise.race([task.promise.then(toOpen, problemOf), broken]);
  signal.removeEventListener('abort', close);
  if (typeof opened === 'string') close();
  return opened;

  async function toOpen(document: PDFDocumentProxy): Promise<PdfDocument> {
    const first = sizeOf(await document.getPage(1));
    return {
      pages: document.numPages,
      firstSize: first,
      render: async (page, ...rest) => draw(await document.getPage(page), ...rest),
      release(page) {
        void document.getPage(page).then(
          (proxy) => proxy.cleanup(),
          () => undefined,
        );
      },
      close,
    };
  }
}

/** @throws where it was given up, or cannot be drawn */
async function draw(
  page: PDFPageProxy,
  holder: HTMLElement,
  width: number,
  signal: AbortSignal,
): Promise<PageSize> {
  const paper = page.getViewport({ scale: 1 });
  const scale = width / paper.width;
  const most = Math.sqrt(maxCanvasPixels / (width * paper.height * scale));
  const viewport = page.getViewport({ scale: scale * Math.min(window.devicePixelRatio || 1, most) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  canvas.setAttribute('aria-hidden', 'true');
  const canvasContext = canvas.getContext('2d');
  if (!canvasContext || signal.aborted) throw new Error('no canvas');
  const rendering = page.render({ canvasContext, viewport });
  const stop = () => {
    rendering.cancel();
  };
  signal.addEventListener('abort', stop);
  try {
    await rendering.promise;
    const text = makeTextLayer(await page.getTextContent(), paper, scale);
    if (signal.aborted) throw new Error('left');
    releaseCanvases(holder);
    holder.replaceChildren(canvas, text);
    return sizeOf(page);
  } catch (cause) {
    canvas.width = canvas.height = 0;
    throw cause;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const sizeOf = (page: PDFPageProxy): PageSize => {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
};

/** By the name of what pdf.js throws: a file that is none, or wants a password, will not come better another time. */
function problemOf(cause: unknown): PdfProblem {
  const name = cause instanceof Error ? cause.name : '';
  if (name.startsWith('Password')) return 'locked';
  return /^(InvalidPDF|Format)/.test(name) ? 'unreadable' : 'failed';
}
