import { writePdf } from './pdf';

test('the xref table of a PDF points at its objects, and startxref at the table', () => {
  const text = writePdf('标题', ['第一段', 'Latin']).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(offsets.length).toBeGreaterThan(6);
  offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)));
});

test('stream lengths are correct, and a long text spans pages', () => {
  const text = writePdf(
    '标题',
    Array.from({ length: 100 }, (_, index) => `第${index}行`),
  ).toString('latin1');
  const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g)];
  expect(streams.length).toBeGreaterThan(2);
  for (const [, length, content] of streams) expect(content?.length).toBe(Number(length));
  expect(text).toContain(`/Count ${streams.length} `);
});

test('a line never starts with a closing punctuation mark', () => {
  const text = writePdf('标题', [`${'字'.repeat(37)}，`.repeat(6)]).toString('latin1');
  const comma = Buffer.from('，', 'utf16le').swap16().toString('hex').toUpperCase();
  expect(text).not.toContain(`<${comma}`);
});

test('headings, rows of tables and the edges of each page are drawn', () => {
  const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
  const edges = { header: '页眉', footer: '页脚' };
  const text = writePdf(
    '标题',
    ['## 小节', '| 左 | 右', ...Array.from({ length: 40 }, () => '段')],
    edges,
  ).toString('latin1');
  expect(text.split(`<${hex('页眉')}>`)).toHaveLength(3);
  for (const shown of ['页脚', '- 1 -', '- 2 -']) expect(text).toContain(`<${hex(shown)}>`);
  expect(text).toMatch(new RegExp(`/F1 14 Tf .*<${hex('小节')}>`));
  const columns = ['左', '右'].map(
    (cell) => new RegExp(`1 0 0 1 ([\\d.]+) .* <${hex(cell)}>`).exec(text)?.[1],
  );
  expect(columns).toEqual(['72', '297.5']);
});
