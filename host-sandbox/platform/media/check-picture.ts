/** A picture that was decoded and encoded again, so that it holds pixels and nothing else. */
export interface Picture {
  /** The true type, as a file extension. */
  readonly type: 'png' | 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

const types = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const;

/** The end chunk of a PNG with its checksum. The decoder would accept a file that was cut before it. */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

/**
 * Reads a picture by its content, whatever its name, and encodes its pixels again: location, comments, and data hidden
 * before, between or after its parts are removed, and its orientation is applied.
 * @param longestSide in pixels
 * @returns `null` for anything that is not one complete still picture of a known type
 */
export async function checkPicture(bytes: Buffer, longestSide: number): Promise<Picture | null> {
  const sharp = await loadSharp();
  try {
    const image = sharp(bytes, { limitInputPixels: longestSide ** 2, failOn: 'warning' });
    const { format, width, height, pages = 1 } = await image.metadata();
    if (!isKnown(format) || pages > 1 || width > longestSide || height > longestSide) return null;
    if (format === 'png' && !bytes.includes(pngEnd)) return null;
    const encoded = image.autoOrient().toFormat(format, format === 'png' ? {} : { quality: 90 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { type: types[format], width: info.width, height: info.height, bytes: data };
  } catch {
    return null;
  }
}

/** Loaded by the first upload, since most starts of the platform never need it. Decoders of other formats are off. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
}

function isKnown(format: string): format is keyof typeof types {
  return Object.hasOwn(types, format);
}
