import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { makePng, pngChunk, samplePicture } from '../../testing/sample-pictures';
import { checkPicture } from './check-picture';

const script = Buffer.from('<script>alert(1)</script>');
const holdsScript = (bytes: Buffer | undefined) => bytes?.includes(script) ?? false;

/** Largest difference between the pixels of two pictures of one size, 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).ensureAlpha().toColourspace('srgb').raw().toBuffer()),
  );
  if (!left || left.length !== right?.length) return Infinity;
  return left.reduce((most, value, index) => Math.max(most, Math.abs(value - (right[index] ?? 0))), 0);
}

test.each([
  ['png', makePng(16, 8), 0],
  ['jpg', samplePicture('jpg'), 24],
  ['webp', samplePicture('webp'), 24],
  ['webp', samplePicture('webpAlpha'), 24],
  ['webp', samplePicture('webpLossless'), 24],
])('a plain %s keeps its type, size and pixels', async (type, bytes, tolerance) => {
  const picture = await checkPicture(bytes, 512);
  expect(picture).toMatchObject({ type, width: 16, height: 8 });
  expect(await difference(picture?.bytes ?? bytes, bytes)).toBeLessThanOrEqual(tolerance);
});

test('data hidden before, between or after the parts of a picture is removed', async () => {
  const text = pngChunk('tEXt', script);
  const jpg = samplePicture('jpg');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, script.length + 2]), script]);
  const webp = samplePicture('webp');
  const xmp = Buffer.concat([Buffer.from('XMP \x19\0\0\0', 'latin1'), script, Buffer.alloc(1)]);
  const longer = Buffer.concat([webp, xmp]);
  longer.writeUInt32LE(longer.length - 8, 4);
  const polyglots: [Buffer, Buffer][] = [
    [makePng(16, 8, [text]), makePng(16, 8)],
    [Buffer.concat([makePng(16, 8), script]), makePng(16, 8)],
    [Buffer.concat([jpg.subarray(0, 2), exif, comment, jpg.subarray(2)]), jpg],
    [Buffer.concat([jpg, script]), jpg],
    [longer, webp],
    [Buffer.concat([webp, script]), webp],
  ];
  for (const [polyglot, plain] of polyglots) {
    expect(holdsScript(polyglot)).toBe(true);
    const [picture, expected] = [await checkPicture(polyglot, 512), await checkPicture(plain, 512)];
    expect(holdsScript(picture?.bytes)).toBe(false);
    expect(picture).toEqual(expected);
    expect(picture).not.toBeNull();
  }
});

/** A segment of a JPEG with its marker and length. */
function jpegSegment(marker: number, data: Buffer): Buffer {
  const length = data.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), data]);
}

test('data in the tables that a picture needs is replaced: Adobe, quantisation, Huffman, palette', async () => {
  const jpg = samplePicture('jpg');
  const table = Buffer.concat([script, Buffer.alloc(64 - script.length, 1)]);
  const counts = Buffer.from([0x13, 0, 0, 0, 0, 0, script.length, ...Array.from({ length: 10 }, () => 0)]);
  const segments = [
    jpegSegment(0xee, Buffer.concat([Buffer.from('Adobe\0d\0\0\0\0\0'), script])),
    ...[0, 3].map((id) => jpegSegment(0xdb, Buffer.concat([Buffer.from([id]), table]))),
    jpegSegment(0xc4, Buffer.concat([counts, script])),
  ];
  const palette = Buffer.concat([script, Buffer.alloc(2)]);
  const pixels = Buffer.concat(
    Array.from({ length: 8 }, () => Buffer.from([0, ...Array.from({ length: 16 }, (_, x) => x % 9)])),
  );
  const png = Buffer.concat([
    makePng(1, 1).subarray(0, 8),
    pngChunk('IHDR', Buffer.from([0, 0, 0, 16, 0, 0, 0, 8, 8, 3, 0, 0, 0])),
    pngChunk('PLTE', palette),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  const hidden = [
    ...segments.map((segment) => Buffer.concat([jpg.subarray(0, 2), segment, jpg.subarray(2)])),
    png,
  ];
  for (const bytes of hidden) {
    expect(holdsScript(bytes)).toBe(true);
    const picture = await checkPicture(bytes, 512);
    expect(picture).toMatchObject({ width: 16, height: 8 });
    expect(holdsScript(picture?.bytes)).toBe(false);
  }
});

test('a JPEG with a second frame header is rejected, or loses it, whatever size it claims', async () => {
  const jpg = samplePicture('jpg');
  const frame = jpg.indexOf(Buffer.from([0xff, 0xc0]));
  const end = frame + 2 + jpg.readUInt16BE(frame + 2);
  const scan = jpg.indexOf(Buffer.from([0xff, 0xda]));
  const larger = Buffer.from(jpg.subarray(frame, end));
  larger.writeUInt16BE(60_000, 5);
  larger.writeUInt16BE(60_000, 7);
  const withAt = (index: number) => Buffer.concat([jpg.subarray(0, index), larger, jpg.subarray(index)]);
  for (const index of [frame, end, scan]) expect(await checkPicture(withAt(index), 512)).toBeNull();
  const plain = await checkPicture(jpg, 512);
  expect(plain).toMatchObject({ width: 16, height: 8 });
  for (const index of [jpg.length - 2, jpg.length])
    expect(await checkPicture(withAt(index), 512)).toEqual(plain);
});

test.each([
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['HTML that begins like a GIF', 'GIF89a/*<svg/onload=alert(1)>*/=1;'],
  ['a PDF', '%PDF-1.7 ...'],
  ['nothing', ''],
])('%s is rejected', async (_name, text) => {
  expect(await checkPicture(Buffer.from(text), 512)).toBeNull();
});

test('a picture that is too large, empty, truncated or only a header is rejected', async () => {
  expect(await checkPicture(makePng(512, 512), 512)).toMatchObject({ width: 512, height: 512 });
  const zipBomb = makePng(1, 1).subarray(0, 33);
  const bad = [
    makePng(513, 1),
    makePng(1, 513),
    makePng(0, 8),
    makePng(16, 8).subarray(0, -12),
    makePng(16, 8).subarray(0, 60),
    samplePicture('jpg').subarray(0, -30),
    samplePicture('jpg').subarray(0, 100),
    samplePicture('webp').subarray(0, 40),
    Buffer.concat([
      zipBomb,
      pngChunk('IDAT', deflateSync(Buffer.alloc(50_000_000))),
      pngChunk('IEND', script),
    ]),
    Buffer.concat([makePng(16, 8).subarray(0, 33), pngChunk('IDAT', script), pngChunk('IEND', script)]),
  ];
  const results = await Promise.all(bad.map((bytes) => checkPicture(bytes, 512)));
  expect(results.map((picture) => picture?.type ?? null)).toEqual(bad.map(() => null));
});

test('a picture of noise loses quality until it fits', async () => {
  const noise = await sharp(randomBytes(512 * 512 * 3), { raw: { width: 512, height: 512, channels: 3 } })
    .jpeg({ quality: 50 })
    .toBuffer();
  const [whole, fitting] = [await checkPicture(noise, 512), await checkPicture(noise, 512, 100 * 1024)];
  expect(whole?.bytes.length).toBeGreaterThan(100 * 1024);
  expect(fitting?.bytes.length).toBeLessThanOrEqual(100 * 1024);
});

test('no input makes the check throw, and its output passes the check again', async () => {
  const samples = [
    makePng(16, 8),
    ...(['jpg', 'webp', 'webpAlpha', 'webpLossless'] as const).map(samplePicture),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...samples),
      fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 }),
      fc.nat(400),
      async (sample, changes, cut) => {
        const bytes = Buffer.from(
          sample.subarray(0, sample.length - (cut % 7 === 0 ? cut % sample.length : 0)),
        );
        for (const [index, value] of changes) if (index < bytes.length) bytes[index] = value;
        const picture = await checkPicture(bytes, 512);
        if (!picture) return;
        const { type, width, height } = picture;
        expect(await checkPicture(picture.bytes, 512)).toMatchObject({ type, width, height });
      },
    ),
    { numRuns: 2000 },
  );
});
