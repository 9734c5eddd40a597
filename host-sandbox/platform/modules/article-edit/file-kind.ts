const office = 'application/vnd.openxmlformats-officedocument';
const zip = [0x50, 0x4b, 0x03, 0x04];

/** Kinds that are taken: by ending, with the bytes each begins with. Nothing a browser would run is among them. */
const kinds: Readonly<Record<string, readonly [contentType: string, beginning: readonly number[]]>> = {
  pdf: ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  docx: [`${office}.wordprocessingml.document`, zip],
  xlsx: [`${office}.spreadsheetml.sheet`, zip],
  pptx: [`${office}.presentationml.presentation`, zip],
  zip: ['application/zip', zip],
  png: ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  jpg: ['image/jpeg', [0xff, 0xd8, 0xff]],
  jpeg: ['image/jpeg', [0xff, 0xd8, 0xff]],
};

/** What a file is by the ending of its name, in small letters; `null` for anything that is not taken. */
export function fileTypeOf(name: string): { ending: string; contentType: string } | null {
  const ending = /^[^/\\]+\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
  return kind ? { ending, contentType: kind[0] } : null;
}

/** Whether bytes begin as files of this ending do. */
export function hasSignature(ending: string, bytes: Uint8Array): boolean {
  const [, beginning] = kinds[ending] ?? [];
  return beginning?.every((byte, place) => bytes[place] === byte) ?? false;
}
