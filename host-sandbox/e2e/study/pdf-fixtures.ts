import { deflateSync } from 'node:zlib';

/** 16 by 16 red pixels in JPEG 2000. */
const redPixels = Buffer.from(
  '/0//UQAvAAAAAAAQAAAAEAAAAAAAAAAAAAAAEAAAABAAAAAAAAAAAAADBwEBBwEBBwEB/1IADAACAAEBAAQEAAH/XAAEQED/ZAAlAAFD' +
    'cmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjT/kAAKAAAAAABeAAH/k8fUDhFQVK/fSH/D5yAUAFyv3x0lpAAAAAABhIS/34GA' +
    'FABcr/ScsDwAAAAAYSEv2sRAAADCQl+2mQAAAYSEv20yAAADCQl+2mQAAAYSEv9//9k=',
  'base64',
);

type PdfObject = readonly [head: string, stream?: Buffer];

/** A document of one page. @param resources of the page */
function pageObjects(content: string, resources: string, catalog = ''): PdfObject[] {
  return [
    [`/Type /Catalog /Pages 2 0 R ${catalog}`],
    ['/Type /Pages /Kids [3 0 R] /Count 1'],
    [`/Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Resources << ${resources} >> /Contents 4 0 R`],
    [`/Length ${content.length}`, Buffer.from(content)],
  ];
}

function imageObjects(pixels: Buffer): PdfObject[] {
  const head =
    '/Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /JPXDecode';
  const page = pageObjects('q 300 0 0 200 50 50 cm /Picture Do Q', '/XObject << /Picture 5 0 R >>');
  return [...page, [`${head} /Length ${pixels.length}`, pixels]];
}

/** A PDF of one page with a red JPEG 2000 image. */
export function jpeg2000Pdf(): Buffer {
  return buildPdf(imageObjects(redPixels));
}

/** The same with an image that no decoder reads, as any JPEG 2000 image where WebAssembly is forbidden. */
export function brokenImagePdf(): Buffer {
  return buildPdf(imageObjects(redPixels.subarray(0, 12)));
}

/**
 * A text in a font that is not embedded, as printers of Windows write it.
 * @param font name of the font, its bytes as `#CB`
 * @param text bytes in hexadecimal digits
 */
export function foreignFontPdf(font: string, text: string): Buffer {
  const name = `/Type /Font /Subtype /TrueType /BaseFont /${font} /Encoding /WinAnsiEncoding`;
  return buildPdf(pageObjects(`BT /F1 40 Tf 40 150 Td <${text}> Tj ET`, `/Font << /F1 << ${name} >> >>`));
}

/**
 * A text in a font of two bytes a letter that is not embedded, without its letters in Unicode.
 * @param ordering of the numbers of the letters: a collection of Adobe, or `Identity` for those of the author's machine
 * @param text numbers of letters in hexadecimal digits
 */
export function numberedFontPdf(
  ordering: string,
  text: string,
  { encoding = 'Identity-H', file = '' } = {},
): Buffer {
  const descriptor = '/Type /FontDescriptor /FontName /SimSun /Flags 4 /FontBBox [0 -141 1000 859]';
  const info = `/CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 0 >>`;
  return buildPdf([
    ...pageObjects(`BT /F1 40 Tf 40 150 Td <${text}> Tj ET`, '/Font << /F1 5 0 R >>'),
    [`/Type /Font /Subtype /Type0 /BaseFont /SimSun /Encoding /${encoding} /DescendantFonts [6 0 R]`],
    [`/Type /Font /Subtype /CIDFontType2 /BaseFont /SimSun /DW 1000 /FontDescriptor 7 0 R ${info}`],
    [`${descriptor} /Ascent 859 /Descent -141 ${file && '/FontFile2 8 0 R'}`],
    [`/Length ${file.length}`, Buffer.from(file)],
  ]);
}

/** A page whose compressed content is damaged after its first lines. */
export function damagedContentPdf(damage: number): Buffer {
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  const lines = Array.from(
    { length: 400 },
    (_, line) => `BT /F1 9 Tf 20 ${290 - line} Td (line ${line * 7919}) Tj ET`,
  );
  const content = deflateSync(lines.join('\n')).fill(damage, 1000, 1500);
  const [catalog = [''], pages = [''], sheet = ['']] = pageObjects('', font);
  return buildPdf([catalog, pages, sheet, [`/Filter /FlateDecode /Length ${content.length}`, content]]);
}

/** A dynamic form (XFA): what other programs see is a page that tells to wait. */
export function formPdf(): Buffer {
  const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
  const form = Buffer.from('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>');
  const catalog = '/NeedsRendering true /AcroForm << /Fields [] /XFA 5 0 R >>';
  const page = pageObjects('BT /F1 20 Tf 40 150 Td (Please wait...) Tj ET', font, catalog);
  return buildPdf([...page, [`/Length ${form.length}`, form]]);
}

/** The cover of a package of other files. */
export function portfolioPdf(): Buffer {
  const files = '/Names << /EmbeddedFiles << /Names [(a.docx) 5 0 R] >> >>';
  const page = pageObjects(
    'BT /F1 20 Tf 40 150 Td (Open this PDF portfolio) Tj ET',
    '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
    `/Collection << /Type /Collection /View /D >> ${files}`,
  );
  return buildPdf([...page, ['/Type /Filespec /F (a.docx)']]);
}

/** A document that names its own list of pages as a page. */
export function loopPdf(): Buffer {
  return buildPdf([['/Type /Catalog /Pages 2 0 R'], ['/Type /Pages /Kids [2 0 R] /Count 1']]);
}

/** A page of a black area that is 30 000 times as high as wide. */
export function highPdf(): Buffer {
  const [catalog = [''], pages = [''], , content = ['']] = pageObjects('0 0 2 60000 re f', '');
  return buildPdf([
    catalog,
    pages,
    ['/Type /Page /Parent 2 0 R /MediaBox [0 0 2 60000] /Contents 4 0 R'],
    content,
  ]);
}

/** A page with nothing on it, as after a broken filter. */
export function blankPdf(): Buffer {
  return buildPdf(pageObjects('', ''));
}

/** The same, encrypted with a key that no password opens. */
export function encryptedPdf(): Buffer {
  const key = `<${'5a'.repeat(32)}>`;
  const id = `<${'00'.repeat(16)}>`;
  return buildPdf(
    imageObjects(redPixels),
    ` /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >> /ID [${id} ${id}]`,
  );
}

function buildPdf(objects: readonly PdfObject[], more = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = objects.map(([head, stream], index) => {
    const offset = length();
    parts.push(Buffer.from(`${index + 1} 0 obj\n<< ${head} >>\n`));
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = length();
  const size = objects.length + 1;
  const end = `trailer << /Size ${size} /Root 1 0 R${more} >>\nstartxref\n${table}\n%%EOF\n`;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}${end}`));
  return Buffer.concat(parts);
}
