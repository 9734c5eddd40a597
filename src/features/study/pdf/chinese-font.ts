import { pairsOf } from '../charset';

/** What this file needs of a dictionary of pdf.js. */
export interface PdfDict {
  get(key: string): unknown;
  has(key: string): boolean;
  set(key: string, value: unknown): void;
}

/** Creates values of pdf.js. */
export interface PdfValues {
  dict(): PdfDict;
  name(name: string): unknown;
}

interface Charset {
  encoding: string;
  /** Words in the names of its fonts. */
  words: RegExp;
  cmap: string;
  ordering: string;
}

/** Charsets of East Asian systems, those with the rarest words first: most bytes are letters in several of them. */
const charsets: readonly Charset[] = [
  { encoding: 'shift_jis', words: /明朝|ゴシック/, cmap: '90ms-RKSJ-H', ordering: 'Japan1' },
  { encoding: 'big5', words: /明體|楷體|黑體|圓體|宋體/, cmap: 'ETen-B5-H', ordering: 'CNS1' },
  { encoding: 'euc-kr', words: /바탕|굴림|돋움|궁서|명조|고딕/, cmap: 'KSCms-UHC-H', ordering: 'Korea1' },
  {
    encoding: 'gb18030',
    words: /[宋黑楷仿隶圆雅魏体书细]|等线|华文|方正|汉仪|文鼎/,
    cmap: 'GBK-EUC-H',
    ordering: 'GB1',
  },
];

/** Fonts of Windows by words of a name; the first is for all others. */
const families: readonly (readonly [RegExp, string])[] = [
  [/黑|雅|等线|ゴシック|고딕|굴림|돋움/, 'SimHei'],
  [/仿/, 'FangSong'],
  [/楷/, 'KaiTi'],
];

/**
 * Reads a font that is not embedded and has a Chinese, Japanese or Korean name in the bytes of its system as the font of
 * that system: printers of Windows write its text in these bytes, and declare a Latin encoding. Every other font is
 * returned as it is.
 * @param font dictionary of a font; the letters of its name are bytes
 */
export function asChineseFont(font: PdfDict, values: PdfValues): PdfDict {
  const type = nameOf(font.get('Subtype'));
  const descriptor = font.get('FontDescriptor') as PdfDict | undefined;
  const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key));
  const encoding = font.get('Encoding');
  const hasOwnLetters = isDict(encoding) && encoding.has('Differences');
  if ((type !== 'TrueType' && type !== 'Type1') || isEmbedded || hasOwnLetters) return font;
  const found =
    charsetOf(nameOf(font.get('BaseFont')) ?? '') ?? charsetOf(nameOf(descriptor?.get('FontName')) ?? '');
  if (!found) return font;
  const family = families.find(([words]) => words.test(found.name))?.[1] ?? 'SimSun';
  const bold = /bold/i.test(found.name) ? ',Bold' : '';
  const create = (entries: Record<string, unknown>) => {
    const dict = values.dict();
    for (const [key, value] of Object.entries(entries)) if (value !== undefined) dict.set(key, value);
    return dict;
  };
  const { cmap, ordering } = found.charset;
  const cidFont = create({
    Type: values.name('Font'),
    Subtype: values.name('CIDFontType2'),
    BaseFont: values.name(family + bold),
    CIDSystemInfo: create({ Registry: 'Adobe', Ordering: ordering, Supplement: 0 }),
    FontDescriptor: create({
      Type: values.name('FontDescriptor'),
      FontName: values.name(family + bold),
      Flags: 4,
      Ascent: 859,
      Descent: -141,
      CapHeight: 859,
      ItalicAngle: 0,
      StemV: bold ? 140 : 80,
      FontBBox: [0, -141, 1000, 859],
    }),
    DW: 1000,
    // half-width letters of the collections
    W: halfWidths[ordering],
  });
  return create({
    Type: values.name('Font'),
    Subtype: values.name('Type0'),
    BaseFont: values.name(family + bold),
    Encoding: values.name(cmap),
    DescendantFonts: [cidFont],
  });
}

const halfWidths: Readonly<Record<string, readonly unknown[]>> = {
  GB1: [814, 907, 500],
  CNS1: [13648, 13742, 500],
  Japan1: [231, 324, 500],
  Korea1: [8094, 8189, 500],
};

/** @param bytes a name, each letter a byte */
function charsetOf(bytes: string): { charset: Charset; name: string } | null {
  if (!/[\x80-\xFF]/.test(bytes) || /[^\0-\xFF]/.test(bytes)) return null;
  const data = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  // two pairs of bytes of GBK can be two letters of UTF-8, but not Chinese ones
  const utf8 = /\p{Script=Han}|[぀-ヿ가-힣]/u.exec(decode('utf-8', data) ?? '')?.input ?? null;
  for (const charset of charsets) {
    const name = utf8 ?? decode(charset.encoding, data);
    if (name !== null && charset.words.test(name)) return { charset, name };
  }
  const encoding = utf8 ? 'gb18030' : unknownNameCharset(data);
  const charset = charsets.find((one) => one.encoding === encoding);
  const name = utf8 ?? (charset ? decode(charset.encoding, data) : null);
  return charset && /\p{Script=Han}{2}/u.test(name ?? '') ? { charset, name: name ?? '' } : null;
}

/** The charset of a name without a known word, by its letters: a Latin name has no two pairs of bytes beyond ASCII. */
function unknownNameCharset(data: Uint8Array): string | null {
  const pairs = pairsOf(data);
  if (pairs.length < 2) return null;
  if (pairs.every(([lead, trail]) => lead >= 0xb0 && lead <= 0xf7 && trail > 0xa0)) return 'gb18030';
  return pairs.every(([lead]) => lead >= 0xa4 && lead <= 0xc6) ? 'big5' : null;
}

function decode(encoding: string, data: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(data);
  } catch {
    return null;
  }
}

const isDict = (value: unknown): value is PdfDict =>
  typeof value === 'object' && value !== null && 'has' in value && 'get' in value;
const nameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : undefined;
