/** Width and height in pixels as a picture's own file says, before its orientation is applied. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Reads what a file is by its first bytes, whatever it is called, without unpacking it: a small file may hold a
 * picture that fills the memory.
 * @returns null for anything but a PNG, JPEG or WebP
 */
export function readImageSize(bytes: Uint8Array<ArrayBuffer>): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngSize(view) ?? webpSize(view) ?? jpegSize(view);
  } catch (error) {
    if (error instanceof RangeError) return null; // it ends in the middle of its head
    throw error;
  }
}

function pngSize(view: DataView): ImageSize | null {
  const isPng = view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a;
  return isPng && textAt(view, 12) === 'IHDR'
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : null;
}

/** The three forms of WebP keep their size in three places. */
function webpSize(view: DataView): ImageSize | null {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null;
  const form = textAt(view, 12);
  if (form === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  const threeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return form === 'VP8X' ? { width: threeBytes(24), height: threeBytes(27) } : null;
}

/** Walks the segments of a JPEG to its frame header, past whatever a camera put before it. */
function jpegSize(view: DataView): ImageSize | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === 0xda) return null; // pixels without a frame header
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15 without the three that are tables (ITU-T T.81, table B.1). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));
}
