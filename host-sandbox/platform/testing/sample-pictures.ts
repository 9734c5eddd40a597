import { crc32, deflateSync } from 'node:zlib';

/** Pictures of 16 by 8 pixels as a browser's canvas writes them, without metadata; for tests. */
const samples = {
  jpg:
    '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYE' +
    'pRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P' +
    'T09PT0//wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQG/8QAFRABAQAAAAAAAAAAAAAAAA' +
    'AAAAP/xAAUAQEAAAAAAAAAAAAAAAAAAAAF/8QAFhEAAwAAAAAAAAAAAAAAAAAAAAVB/9oADAMBAAIRAxEAPwDMWQWA' +
    'wjg+4p//2Q==',
  webp:
    'UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAgAAsBMJbACdGB/gdwAAP7wyz747/A1gbC38NEvx7/3AS/tnq98/+' +
    'h4dlkuf/weGengAAA=',
  webpAlpha:
    'UklGRoQAAABXRUJQVlA4WAoAAAAQAAAADwAABwAAQUxQSCQAAAABfyAQSLHAAR0RMUIIMAgAiUIsscQSSyyxxLLAAh' +
    'H9D1BOd39WUDggOgAAADACAJ0BKhAACAACwEwlsAJ0YH+BkoQuArAAAP7r/B0l+pWPzb/4A2fx7vGVf+h4dXfp//Q8' +
    'N2agAAA=',
  webpLossless:
    'UklGRoAAAABXRUJQVlA4THMAAAAvD8ABAC8hEEjy534HIm3b1MbOPiJtm82/2I+dzv8PEOwhH0LZXxBxKX0IDAMAKJ' +
    'Nn20v/3+heiOi/wrRtmO7qFCX4d1/r0ndlwQiGWvD3OfZ5aOo8Ixho8ccGNeGNc5/GpvJHgs3w2Y6QZZxRwNs0th4D' +
    'AA==',
} as const;

/** The bytes of a sample. */
export function samplePicture(name: keyof typeof samples): Buffer {
  return Buffer.from(samples[name], 'base64');
}

/** A PNG of one grey, with additional chunks between header and pixels. */
export function makePng(width: number, height: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = [pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, pngChunk('IHDR', header), ...extra, ...end]);
}

/** One chunk of a PNG with its checksum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}
