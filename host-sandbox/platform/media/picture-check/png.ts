import { inflateSync } from 'node:zlib';
import type { CleanPicture } from './picture';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The parts that make the image (PNG, third edition, 5.6); all others are text, time, profiles and animation. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** A PNG without its metadata, or `null` if it is none; the pixels are unpacked once, to see that they are there. */
export function cleanPng(bytes: Buffer, longestSide: number): CleanPicture | null {
  if (!bytes.subarray(0, 8).equals(signature)) return null;
  const chunks = readChunks(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.name !== 'IHDR' || header.data.length !== 13) return null;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  if (width > longestSide || height > longestSide) return null;
  const pixels = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  if (!unpacks(pixels, width, height)) return null;
  const parts = chunks.filter(({ name }) => kept.has(name)).map(({ whole }) => whole);
  return { width, height, bytes: Buffer.concat([signature, ...parts]) };
}

interface Chunk {
  name: string;
  data: Buffer;
  whole: Buffer;
}

/** All chunks up to the end mark, or `null` where one reaches past the file. */
function readChunks(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let place = 8; place + 12 <= bytes.length;) {
    const end = place + 12 + bytes.readUInt32BE(place);
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', place + 4, place + 8);
    chunks.push({ name, data: bytes.subarray(place + 8, end - 4), whole: bytes.subarray(place, end) });
    if (name === 'IEND') return chunks;
    place = end;
  }
  return null;
}

/** Eight bytes a pixel is the most a PNG has, and one a line for its filter; more is no picture of this size. */
function unpacks(pixels: Buffer, width: number, height: number): boolean {
  try {
    const { length } = inflateSync(pixels, { maxOutputLength: (width * 8 + 8) * (height + 8) });
    return length >= height;
  } catch {
    return false;
  }
}
