import type { CleanPicture } from './picture';

/** A still WebP without metadata, or `null` if it is none. */
export function cleanWebp(bytes: Buffer): CleanPicture | null {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const chunks = readChunks(bytes.subarray(0, end));
  const image = chunks?.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const size = image && (image.name === 'VP8 ' ? lossySize(image.data) : losslessSize(image.data));
  if (!image || !size) return null;
  const alpha = image.name === 'VP8 ' ? chunks?.find(({ name }) => name === 'ALPH') : undefined;
  const parts = alpha ? [extendedHeader(size), alpha.whole, image.whole] : [image.whole];
  return { ...size, bytes: riff(Buffer.concat(parts)) };
}

interface Chunk {
  name: string;
  data: Buffer;
  whole: Buffer;
}
interface Size {
  width: number;
  height: number;
}

function readChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let place = 12; place + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(place + 4);
    const data = bytes.subarray(place + 8, place + 8 + length);
    if (data.length < length) return null;
    const name = bytes.toString('latin1', place, place + 4);
    // Chunks are padded to an even length.
    const whole = Buffer.concat([bytes.subarray(place, place + 8), data, Buffer.alloc(length % 2)]);
    chunks.push({ name, data, whole });
    place += 8 + length + (length % 2);
  }
  return chunks;
}

/** RFC 6386, 9.1: a key frame's start code and two sizes of 14 bits. */
function lossySize(data: Buffer): Size | null {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return null;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** RFC 9649, 3.4: a signature and two sizes of 14 bits, each less one. */
function losslessSize(data: Buffer): Size | null {
  if (data.length < 5 || data[0] !== 0x2f) return null;
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** RFC 9649, 2.7: a header that says there is alpha, and nothing else. */
function extendedHeader({ width, height }: Size): Buffer {
  const chunk = Buffer.alloc(18);
  chunk.write('VP8X', 0, 'latin1');
  chunk.writeUInt32LE(10, 4);
  chunk.writeUInt8(0x10, 8);
  chunk.writeUIntLE(width - 1, 12, 3);
  chunk.writeUIntLE(height - 1, 15, 3);
  return chunk;
}

function riff(body: Buffer): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
