import { strToU8, zipSync } from 'fflate';

/** ZIP times are local and have no zone. A fixed one makes the files deterministic. */
const modifiedAt = new Date(2026, 0, 1);
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const office = 'application/vnd.openxmlformats-officedocument';

/** A minimal DOCX of a title and paragraphs. */
export function writeDocx(title: string, paragraphs: readonly string[]): Buffer {
  const run = (text: string, size: number) =>
    `<w:p><w:r><w:rPr><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
  const body = [run(title, 36), ...paragraphs.map((text) => run(text, 24))].join('');
  return writePackage('word/document.xml', `${office}.wordprocessingml.document.main+xml`, {
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });
}

/** An XLSX with one sheet, each line a row of its cells. */
export function writeXlsx(rows: readonly (readonly string[])[]): Buffer {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return writePackage(
    'xl/workbook.xml',
    `${office}.spreadsheetml.sheet.main+xml`,
    {
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relations(`${documents}/worksheet`, 'worksheets/sheet1.xml'),
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    },
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.spreadsheetml.worksheet+xml"/>`,
  );
}

/** An OPC package: content types, the relationship to its main part, and the parts. */
function writePackage(main: string, type: string, parts: Readonly<Record<string, string>>, further = '') {
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/${main}" ContentType="${type}"/>`,
  ].join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types">${types}${further}</Types>`,
    '_rels/.rels': relations(`${documents}/officeDocument`, main),
    ...parts,
  };
  const entries = Object.entries(files).map(
    ([path, xml]) => [path, strToU8(`${declaration}${xml}`)] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: modifiedAt }));
}

function relations(type: string, target: string): string {
  return `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${type}" Target="${target}"/></Relationships>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
