/** The short label of a file type. */
export type FileKind = 'PDF' | 'DOC' | 'XLS' | 'PPT' | 'ZIP' | 'IMG' | 'AV' | 'TXT' | 'FILE';

const kinds: readonly [RegExp, FileKind][] = [
  [/^application\/pdf$/, 'PDF'],
  [/word|opendocument\.text/, 'DOC'],
  [/excel|spreadsheet|csv/, 'XLS'],
  [/powerpoint|presentation/, 'PPT'],
  [/zip|rar|7z|tar/, 'ZIP'],
  [/^image\//, 'IMG'],
  [/^(audio|video)\//, 'AV'],
  [/^text\//, 'TXT'],
];

/** The label for a content type; `FILE` for unknown types. */
export function fileKind(contentType: string): FileKind {
  return kinds.find(([type]) => type.test(contentType.toLowerCase()))?.[1] ?? 'FILE';
}
