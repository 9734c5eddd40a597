import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Content type and headers of a response with a file. */
export interface SentFile {
  readonly type: string;
  /** Further headers, such as `cache-control`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The files of a folder that anybody may read by name. */
export interface ServedFolder {
  readonly headers: Readonly<Record<string, string>>;
  /** Default: every name. */
  readonly allowed?: RegExp;
}

/** The storage of media files. A path is relative to the store, such as `avatar/ab12.png`. */
export interface MediaStore {
  /** Serves the files of a folder below `/media/<folder>/`, with byte ranges. */
  serve(app: FastifyInstance, folder: string, served: ServedFolder): void;
  /** Sends a file, or the requested range of it. */
  send(request: FastifyRequest, reply: FastifyReply, path: string, sent: SentFile): Promise<FastifyReply>;
  /** The text of a small file. @throws Error when it is missing */
  readText(path: string): Promise<string>;
  has(path: string): Promise<boolean>;
  /** Stores a file, which can be read when it is complete. @throws ApiError B0503 */
  write(path: string, bytes: Buffer): Promise<void>;
  /** Deletes a file if it exists. A file that cannot be deleted stays, under a name that is published nowhere. */
  remove(path: string): Promise<void>;
}

/** Headers of every stored file: it may be shown but not run as a page. */
export const mediaHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * Headers of a stored file that may be a PDF in the browser's viewer, which does not work in the sandbox. A PDF runs
 * nothing in our origin.
 */
export function headersWithViewer(isShownPdf: boolean): Record<string, string> {
  const { 'content-security-policy': policy, ...rest } = mediaHeaders;
  return isShownPdf ? rest : { ...rest, 'content-security-policy': policy };
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
};

/** The content type of a picture or a lesson file; `undefined` for other types. */
export function mediaTypeOf(file: string): string | undefined {
  return types[file.split('.').at(-1) ?? ''];
}

/** Covers, banners and pictures of articles. */
export function servePictures(app: FastifyInstance, media: MediaStore): void {
  media.serve(app, 'picture', { headers: { ...mediaHeaders, 'cache-control': 'public, max-age=86400' } });
}
