import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import type { PdfDocument, PdfProblem } from './pdf-document';

const engine = defineChunk(
  () => import('./pdf-engine'),
  (module) => module.openDocument,
);

/** Loads pdf.js with the first document and opens the file at an address. */
export async function openPdf(url: string, signal: AbortSignal): Promise<PdfDocument | PdfProblem> {
  if (!('Worker' in window && 'IntersectionObserver' in window && 'ResizeObserver' in window))
    return 'unable';
  try {
    const openDocument = await loadChunkWithRetry(engine, { signal });
    return await openDocument(url, signal);
  } catch {
    return 'unable';
  }
}
