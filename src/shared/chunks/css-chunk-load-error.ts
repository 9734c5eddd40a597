/** A stylesheet could not be loaded (R8.25). */
export class CssChunkLoadError extends Error {
  override readonly name = 'CssChunkLoadError';
  readonly code = 'CSS_CHUNK_LOAD_FAILED';
  constructor(
    /** Address of the sheet; empty for the styles that come with the page. */
    readonly address: string,
    options?: ErrorOptions,
  ) {
    super(`CSS_CHUNK_LOAD_FAILED: loading styles ${address || 'of the page'} failed`, options);
  }
}
