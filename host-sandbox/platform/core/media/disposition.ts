/**
 * The header `content-disposition` of a stored file, with its name.
 * @param isShown shown by the browser; else downloaded
 */
export function dispositionOf(name: string, isShown: boolean): string {
  return `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeRfc5987(name)}`;
}

/**
 * A name that a trainee gave a file, as one that every system can store: without characters of paths, and with the ending
 * of its type.
 */
export function safeFileName(name: string, type: string): string {
  const plain = name
    .replace(/[\\/:*?"<>|\p{C}]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/gu, '')
    .replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '_$1');
  const endings = type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`];
  const hasEnding = endings.some((ending) => plain.toLowerCase().endsWith(ending));
  return hasEnding ? plain : `${plain || 'document'}.${type}`;
}

/** RFC 5987 allows fewer characters than encodeURIComponent leaves. */
function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
