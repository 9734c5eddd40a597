/** A4 in points, with margins and type sizes of an official document. */
const page = {
  width: 595,
  height: 842,
  margin: 72,
  titleSize: 18,
  headingSize: 14,
  textSize: 12,
  smallSize: 10,
  leading: 22,
} as const;

/** Lines at the edges of each page. */
interface Edges {
  readonly header: string;
  /** Followed by the number of the page. */
  readonly footer: string;
}

/**
 * Writes a PDF 1.4 of a title and paragraphs; `## ` begins a heading, `| ` a row of a table. It refers to the reader's Song typeface (STSong-Light, a predefined CJK
 * font of the PDF Reference, 5.6.5) and embeds no font, so it has a few kilobytes. pdf-lib would need an embedded
 * Chinese font of several megabytes.
 */
export function writePdf(title: string, paragraphs: readonly string[], edges?: Edges): Buffer {
  const pages = paginate(title, paragraphs, edges);
  // Objects 1 to 5: catalogue, page tree, font, its descendant and descriptor; then two per page.
  const pageNumber = (index: number) => 7 + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [4 0 R] >>',
    // CIDs 1 to 95 of Adobe-GB1 are the ASCII characters.
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 5 0 R /DW 1000 /W [1 95 500] >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Title <FEFF${utf16(title)}> /Producer (sample platform) >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return assemble(objects);
}

/** Joins the objects and appends the xref table of their byte offsets. Everything is ASCII. */
function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

/** A line of a page. */
interface Line {
  readonly cells: readonly string[];
  readonly size: number;
  readonly isRow?: boolean;
}

/** The content streams of the pages. */
function paginate(title: string, paragraphs: readonly string[], edges: Edges | undefined): string[] {
  const lines: Line[] = [
    ...wrap(title, page.titleSize).map((text) => ({ cells: [text], size: page.titleSize })),
    { cells: [''], size: page.textSize },
    ...paragraphs.flatMap(linesOf),
  ];
  const perPage = Math.floor((page.height - 2 * page.margin) / page.leading);
  const count = Math.ceil(lines.length / perPage);
  return Array.from({ length: count }, (_, index) => {
    const shown = lines
      .slice(index * perPage, (index + 1) * perPage)
      .map((line, row) => drawLine(line, page.height - page.margin - row * page.leading));
    return [...shown, ...(edges ? drawEdges(edges, `- ${index + 1} -`) : [])].join('\n');
  });
}

function linesOf(text: string): Line[] {
  if (text.startsWith('| '))
    return [{ cells: text.slice(2).split(' | '), size: page.smallSize, isRow: true }];
  if (text.startsWith('## '))
    return [
      { cells: [''], size: page.textSize },
      { cells: [text.slice(3)], size: page.headingSize },
    ];
  return wrap(text, page.textSize).map((line) => ({ cells: [line], size: page.textSize }));
}

/** Cells in columns of equal width; a row has a rule below it. @param top of its base line, in points */
function drawLine({ cells, size, isRow }: Line, top: number): string {
  const width = (page.width - 2 * page.margin) / cells.length;
  const texts = cells.map((text, index) => drawText(text, size, page.margin + index * width, top));
  return [...texts, ...(isRow ? [drawRule(top - 6)] : [])].join('\n');
}

function drawEdges({ header, footer }: Edges, number: string): string[] {
  const [top, bottom] = [page.height - 44, 40];
  const end = page.width - page.margin - number.length * (page.smallSize / 2);
  return [
    drawText(header, page.smallSize, page.margin, top),
    drawRule(top - 6),
    drawRule(bottom + 14),
    drawText(footer, page.smallSize, page.margin, bottom),
    drawText(number, page.smallSize, end, bottom),
  ];
}

function drawText(text: string, size: number, left: number, top: number): string {
  return `BT /F1 ${size} Tf 1 0 0 1 ${left} ${top} Tm <${utf16(text)}> Tj ET`;
}

function drawRule(top: number): string {
  return `0.5 w ${page.margin} ${top} m ${page.width - page.margin} ${top} l S`;
}

/** Wraps a text between the margins; a line never starts with a closing punctuation mark. */
function wrap(text: string, size: number): string[] {
  const width = (page.width - 2 * page.margin) / size;
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const character of text) {
    const wide = character.charCodeAt(0) < 128 ? 0.5 : 1;
    if (used + wide > width && !closing.includes(character)) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += character;
    used += wide;
  }
  return [...lines, line];
}

/** Closing punctuation marks: they may exceed a full line. */
const closing = '，。、；：！？）》”';

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
}
