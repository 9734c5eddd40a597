/** 16 by 16 red pixels in JPEG 2000. */
const redPixels = Buffer.from(
  '/0//UQAvAAAAAAAQAAAAEAAAAAAAAAAAAAAAEAAAABAAAAAAAAAAAAADBwEBBwEBBwEB/1IADAACAAEBAAQEAAH/XAAEQED/ZAAlAAFD' +
    'cmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjT/kAAKAAAAAABeAAH/k8fUDhFQVK/fSH/D5yAUAFyv3x0lpAAAAAABhIS/34GA' +
    'FABcr/ScsDwAAAAAYSEv2sRAAADCQl+2mQAAAYSEv20yAAADCQl+2mQAAAYSEv9//9k=',
  'base64',
);

const content = 'q 300 0 0 200 50 50 cm /Picture Do Q';
const objects: readonly (readonly [head: string, stream?: Buffer])[] = [
  ['/Type /Catalog /Pages 2 0 R'],
  ['/Type /Pages /Kids [3 0 R] /Count 1'],
  [
    '/Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Resources << /XObject << /Picture 5 0 R >> >> /Contents 4 0 R',
  ],
  [`/Length ${content.length}`, Buffer.from(content)],
  [
    `/Type /XObject /Subtype /Image /Width 16 /Height 16 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /JPXDecode /Length ${redPixels.length}`,
    redPixels,
  ],
];

/** A PDF of one page with a red JPEG 2000 image. */
export function jpeg2000Pdf(): Buffer {
  return buildPdf('');
}

/** The same, encrypted with a key that no password opens. */
export function encryptedPdf(): Buffer {
  const key = `<${'5a'.repeat(32)}>`;
  const id = `<${'00'.repeat(16)}>`;
  return buildPdf(` /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >> /ID [${id} ${id}]`);
}

function buildPdf(more: string): Buffer {
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
