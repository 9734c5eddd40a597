import { decodeImage, downscaleFactor, readImageSize } from './decode-image';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map(codeOf) : [...part])));
const codeOf = (character: string) => character.charCodeAt(0);
const png = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', [0, 0, 3, 0x84, 0, 0, 2, 0x58, 8, 2]);
/** A JPEG with two segments and padding before its frame header. */
const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe1, 0, 8],
  'Exif\0\0',
  [0xff, 0xff, 0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 17, 8, 2, 0x58, 3, 0x84, 3, 1],
);
const riff = (...rest: (string | readonly number[])[]) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', ...rest);
const webp = {
  lossy: riff('VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x84, 3, 0x58, 2]),
  lossless: riff('VP8L', [0, 0, 0, 0, 0x2f, 0x83, 0xc3, 0x95, 0]),
  extended: riff('VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x83, 3, 0, 0x57, 2, 0]),
};

describe('the header of an image file', () => {
  it.each(Object.entries({ png, jpeg, ...webp }))('has the size of a %s', (_kind, file) => {
    expect(readImageSize(file)).toEqual({ width: 900, height: 600 });
  });

  it.each(Object.entries({ png, jpeg, ...webp }))('gives no size for a truncated %s', (_kind, file) => {
    for (let length = 0; length < file.length - 4; length += 1)
      expect(readImageSize(file.slice(0, length))).toBeNull();
  });

  it.each([
    ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', bytes('GIF89a', [9, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xda, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['nothing', bytes()],
  ])('is rejected for %s', (_name, file) => {
    expect(readImageSize(file)).toBeNull();
  });
});

describe('the scale an image is cropped at', () => {
  it.each([
    [900, 600, 1],
    [8064, 6048, 1600 / 6048],
    [9000, 1000, Math.sqrt(8_000_000 / 9_000_000)],
  ])('for %d by %d is %d', (width, height, scale) => {
    expect(downscaleFactor({ width, height })).toBeCloseTo(scale, 9);
  });
});

it('a file that can no longer be read is rejected as a broken image', async () => {
  const file = new File([png], 'photo.png');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await expect(decodeImage(file)).resolves.toBe('brokenImage');
});
