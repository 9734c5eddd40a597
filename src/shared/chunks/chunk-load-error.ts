/** Why a chunk could not be had: it is not there, it took too long, or anything else (R8.24). */
export type ChunkErrorKind = 'missing' | 'timeout' | 'error';

/** A page's code could not be loaded (R8.24). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(
    readonly kind: ChunkErrorKind,
    /** Address of the file; empty where the browser does not tell. */
    readonly address: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${address} failed (${kind})`, options);
  }
}
