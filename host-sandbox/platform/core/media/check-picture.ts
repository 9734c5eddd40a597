/** A picture that was decoded and encoded again, so that it contains only pixels. */
export interface Picture {
  /** The true type, as a file extension. */
  readonly type: 'png' | 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

const types = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const;

/** Qualities to try, best first. */
const qualities = [90, 75, 60, 45] as const;

/** The end chunk of a PNG with its checksum. The decoder would accept a file that was truncated before it. */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

/**
 * Detects a picture by its content, whatever its name, and encodes its pixels again: location, comments, and data
 * hidden before, between or after its parts are removed, and its orientation is applied.
 * @param longestSide in pixels
 * @param maxBytes of the result: lossy types lose quality until they fit, as far as they can
 * @param storedSide makes it a WebP whose longest side has at most so many pixels; without it, type and size stay
 * @returns `null` for anything that is not one complete still picture of a known type
 */
export async function checkPicture(
  bytes: Buffer,
  longestSide: number,
  maxBytes = Infinity,
  storedSide?: number,
): Promise<Picture | null> {
  const sharp = await loadSharp();
  try {
    const image = sharp(bytes, { limitInputPixels: longestSide ** 2, failOn: 'warning' });
    const { format, width, height, pages = 1 } = await image.metadata();
    if (!isKnown(format) || pages > 1 || width > longestSide || height > longestSide) return null;
    if (format === 'png' && !bytes.includes(pngEnd)) return null;
    image.autoOrient();
    if (storedSide) image.resize(storedSide, storedSide, { fit: 'inside', withoutEnlargement: true });
    const stored = storedSide ? 'webp' : format;
    for (const quality of qualities) {
      const options = stored === 'png' ? { compressionLevel: 9, adaptiveFiltering: true } : { quality };
      const { data, info } = await image
        .clone()
        .toFormat(stored, options)
        .toBuffer({ resolveWithObject: true });
      if (data.length <= maxBytes || quality === qualities.at(-1))
        return { type: types[stored], width: info.width, height: info.height, bytes: data };
    }
    return null;
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
