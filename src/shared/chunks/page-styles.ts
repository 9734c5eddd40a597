import type { HostErrorCode } from '@/contracts/host';

/** True where the page's own styles apply to the portal's root; a host's policy may block them (R10.56). */
export function hasPageStyles(root: HTMLElement): boolean {
  return getComputedStyle(root).getPropertyValue('--p-width') !== '';
}

/** The styles of the page do not apply (R8.25). */
export class CssChunkLoadError extends Error {
  override readonly name = 'CssChunkLoadError';
  readonly code = 'CSS_CHUNK_LOAD_FAILED' satisfies HostErrorCode;
  constructor() {
    super('CSS_CHUNK_LOAD_FAILED: loading styles of the page failed');
  }
}
