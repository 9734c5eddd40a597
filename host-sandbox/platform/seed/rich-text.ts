/**
 * Makes an editor's HTML of plain lines: `## ` and `### ` headings, `- ` and `1. ` lists, `> ` quotes,
 * `| a | b |` table rows (the first is the head), `![motif] caption` pictures; any other line is a paragraph.
 * `**bold**` works inside a line.
 */
export function toRichText(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const blocks: string[] = [];
  for (let start = 0; start < lines.length;) {
    const kind = kindOf(lines[start] ?? '');
    let end = start + 1;
    while (end < lines.length && grouped.has(kind) && kindOf(lines[end] ?? '') === kind) end += 1;
    blocks.push(render[kind](lines.slice(start, end)));
    start = end;
  }
  return blocks.join('\n');
}

/** The same lines as plain text, without pictures: what a printed document holds. */
export function toPlainLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('!['))
    .map((line) =>
      line
        .replaceAll('**', '')
        .replace(/^(##+|>) /, '')
        .replace(/^\| | \|$/g, '')
        .replaceAll(' | ', '  '),
    );
}

type Kind = keyof typeof patterns | 'paragraph';

const patterns = {
  heading: /^##+ /,
  bullets: /^- /,
  numbers: /^\d+\. /,
  quote: /^> /,
  table: /^\|/,
  picture: /^!\[/,
} as const;

const grouped: ReadonlySet<Kind> = new Set<Kind>(['bullets', 'numbers', 'quote', 'table']);

const render: Record<Kind, (lines: readonly string[]) => string> = {
  paragraph: ([line = '']) => `<p>${inline(line)}</p>`,
  heading: ([line = '']) => {
    const level = line.startsWith('### ') ? 'h3' : 'h2';
    return `<${level}>${inline(line.replace(/^##+ /, ''))}</${level}>`;
  },
  bullets: (lines) => `<ul>${items(lines)}</ul>`,
  numbers: (lines) => `<ol>${items(lines)}</ol>`,
  quote: (lines) =>
    `<blockquote>${lines.map((line) => `<p>${inline(line.slice(2))}</p>`).join('')}</blockquote>`,
  table: ([head = '', ...rows]) =>
    `<table><thead>${cells(head, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`,
  picture: ([line = '']) => {
    const [, motif = '', caption = ''] = /^!\[([\w-]+)\]\s*(.*)$/.exec(line) ?? [];
    const image = `<img src="/media/picture/${motif}.svg" alt="${escape(caption)}" width="960" height="540">`;
    return `<figure>${image}<figcaption>${escape(caption)}</figcaption></figure>`;
  },
};

function kindOf(line: string): Kind {
  const found = Object.entries(patterns).find(([, pattern]) => pattern.test(line));
  return (found?.[0] as Kind | undefined) ?? 'paragraph';
}

function items(lines: readonly string[]): string {
  return lines.map((line) => `<li>${inline(line.replace(/^(- |\d+\. )/, ''))}</li>`).join('');
}

function cells(row: string, tag: 'th' | 'td'): string {
  const texts = row.replace(/^\||\|$/g, '').split('|');
  return `<tr>${texts.map((text) => `<${tag}>${inline(text.trim())}</${tag}>`).join('')}</tr>`;
}

function inline(text: string): string {
  return escape(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
