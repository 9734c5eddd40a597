import { inChunk, loadChunk } from '@/shared/chunks/load-chunk';
import type { OpenPdf, PdfFault } from './pdf-types';

const engine = inChunk(
  () => import('./pdf-engine'),
  (module) => module.openPdf,
);

/** Opens a document by pdf.js, which comes with the first one. @returns the fault where it cannot be shown */
export async function openPdf(url: string, signal: AbortSignal): Promise<OpenPdf | PdfFault> {
  if (!('Worker' in window && 'IntersectionObserver' in window && 'ResizeObserver' in window))
    return 'unable';
  try {
    return await (
      await loadChunk(engine, { signal })
    )(url, signal);
  } catch {
    return 'unable';
  }
}
