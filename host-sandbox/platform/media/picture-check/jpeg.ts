import type { CleanPicture } from './picture';

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** A JPEG without comments and without metadata other than how its colours are stored, or `null` if it is none. */
export function cleanJpeg(bytes: Buffer): CleanPicture | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  const parts = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  for (let place = 2; place + 4 <= bytes.length;) {
    if (bytes[place] !== 0xff) return null;
    const marker = bytes.readUInt8(place + 1);
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (marker === endOfImage) return finish(parts, size);
    const end = place + 2 + bytes.readUInt16BE(place + 2);
    if (end > bytes.length || end < place + 4) return null;
    const segment = bytes.subarray(place, end);
    if (isFrame(marker)) size = sizeOf(segment);
    if (isKept(marker)) parts.push(segment);
    place = end;
    if (marker === startOfScan) {
      place = endOfScan(bytes, end);
      parts.push(bytes.subarray(end, place));
    }
    if (place + 2 === bytes.length || (place + 2 < bytes.length && bytes[place + 1] === endOfImage))
      return bytes.readUInt16BE(place) === 0xff00 + endOfImage ? finish(parts, size) : null;
  }
  return null;
}

function finish(parts: Buffer[], size: { width: number; height: number } | null): CleanPicture | null {
  if (!size || parts.length < 3) return null;
  return { ...size, bytes: Buffer.concat([...parts, Buffer.from([0xff, endOfImage])]) };
}

/** Start-of-frame markers C0 to CF, but for the three that are tables (ITU-T T.81, table B.1). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Frames, tables, scans, and Adobe's note on the colour transform; no other APPn and no comment. */
function isKept(marker: number): boolean {
  return (
    (marker >= 0xc0 && marker <= 0xcf) ||
    (marker >= 0xda && marker <= 0xdf) ||
    marker === 0xdb ||
    marker === 0xee
  );
}

function sizeOf(segment: Buffer): { width: number; height: number } | null {
  return segment.length < 9 ? null : { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
}

/** Where the next marker stands; within a scan FF is followed by 00 or by a restart marker. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let place = start; place + 1 < bytes.length; place += 1) {
    if (bytes[place] !== 0xff) continue;
    const next = bytes.readUInt8(place + 1);
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return place;
  }
  return bytes.length;
}
