import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import type { PdfDocument, PdfProblem } from './pdf-document';

const engine = defineChunk(
  () => import('./pdf-engine'),
  (module) => module.openPdf,
);

/** Opens a document by pdf.js, which comes with the first one. @returns the fault where it cannot be shown */
export async function openPdf(url: string, signal: AbortSignal): Promise<PdfDocument | PdfProblem> {
  if (!('Worker' in window && 'IntersectionObserver' in window && 'ResizeObserver' in window))
    return 'unable';
  try {
    return await (
      await loadChunkWithRetry(engine, { signal })
    )(url, signal);
  } catch {
    return 'unable';
  }
}
