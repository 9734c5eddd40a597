import type { HostErrorCode } from '@/contracts/host';
import { chunkTimeoutMs } from './load-chunk';

/** Failures by address: a retry needs another query. */
const failures = new Map<string, number>();

/**
 * Loads a stylesheet on demand into the portal's root (R10.56).
 * @param timeoutMs milliseconds, see R9.4
 * @returns removes the stylesheet
 * @throws CssChunkLoadError, after the stylesheet is removed
 */
export async function loadStylesheet(
  root: HTMLElement,
  address: string,
  timeoutMs = chunkTimeoutMs,
): Promise<() => void> {
  const times = failures.get(address) ?? 0;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = times === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}retry=${times}`;
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error('timeout'));
      }, timeoutMs);
      link.onload = () => {
        clearTimeout(timer);
        resolve();
      };
      link.onerror = () => {
        clearTimeout(timer);
        reject(new Error('error'));
      };
      root.append(link);
    });
  } catch (cause) {
    link.remove();
    failures.set(address, times + 1);
    throw new CssChunkLoadError(address, { cause });
  }
  failures.delete(address);
  return () => {
    link.remove();
  };
}

/** True where the page's own styles apply to the portal's root; a host's policy may block them (R10.56). */
export function hasPageStyles(root: HTMLElement): boolean {
  return getComputedStyle(root).getPropertyValue('--p-width') !== '';
}

/** A stylesheet could not be loaded (R8.25). */
export class CssChunkLoadError extends Error {
  override readonly name = 'CssChunkLoadError';
  readonly code = 'CSS_CHUNK_LOAD_FAILED' satisfies HostErrorCode;
  constructor(
    /** URL of the stylesheet; empty for the styles of the page itself. */
    readonly address: string,
    options?: ErrorOptions,
  ) {
    super(`CSS_CHUNK_LOAD_FAILED: loading styles ${address || 'of the page'} failed`, options);
  }
}
