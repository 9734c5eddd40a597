import fc from 'fast-check';
import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { estimateElements, isWithinBounds, textOf } from './is-within-bounds';

const countElements = (node: Tree.Node): number =>
  ('tagName' in node ? 1 : 0) +
  ('childNodes' in node ? node.childNodes : []).reduce((sum, child) => sum + countElements(child), 0);

it('no parser creates more elements for a text than are counted', () => {
  const names = fc.constantFrom(
    'b',
    'i',
    'font',
    'a',
    'p',
    'div',
    'table',
    'tr',
    'td',
    'object',
    'li',
    'style',
    'svg',
  );
  const tag = fc.tuple(
    names,
    fc.nat({ max: 99 }),
    fc.constantFrom('', '/'),
    fc.constantFrom('', '"', '>', '<!--', '-->'),
  );
  const text = fc.array(
    tag.map(([name, number, slash, noise]) => `<${slash}${name} ${slash ? '' : `n${number}`}>x${noise}`),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(text, (parts) => {
      const html = parts.join('');
      // the parser adds a `tbody` and a `tr` to a table, and a `p` or `br` for some end tags
      expect(countElements(parseFragment(html))).toBeLessThanOrEqual(3 * estimateElements(html).elements);
    }),
    { numRuns: 2000 },
  );
});

const different = (count: number) => Array.from({ length: count }, (_, index) => `n${index.toString(36)}`);

it.each([
  [
    'an article',
    `<h2>一</h2>${'<p title="1 > 0">文<b>字</b><br>与 < 号<img src="/a.png" alt=""></p>'.repeat(600)}`,
  ],
  ['an empty text', ''],
  [
    'a table',
    `<table>${'<tr><th><b>甲</b></th><td><a href="/1"><i>乙</i></a><o:p></o:p></td></tr>'.repeat(1000)}</table><p><b>丙</b></p>`,
  ],
  [
    'text of a word processor',
    `<?xml:namespace prefix="o" />${'<p><![if !supportLists]><span style="mso-list:Ignore">1.</span><![endif]><b>x<o:p></o:p></b></p>'.repeat(1000)}`,
  ],
  [
    'a comment of an editor',
    `<!--[if gte mso 9]><p </b>--><p>x</p>${'<p><b class=x>y</b></p>'.repeat(3000)}`,
  ],
  ['paragraphs and entries that end by themselves', `<ul>${'<li><p>x'.repeat(3000)}</ul>`],
  ['blocks beside each other', '<div><span>x</span></div>'.repeat(3000)],
  ['markup that is not closed, in a short text', '<p title="<b>a<p><i>b'],
])('%s is within the bounds', (_name, html) => {
  expect(isWithinBounds(html)).toBe(true);
});

const fonts = (after: string) =>
  different(90)
    .map((name) => `<font ${name}>${after}`)
    .join('') + '<p>x'.repeat(8000);

it('the words of a text contain no markup', () => {
  expect(textOf('1 < 2 &lt; 3<p title="<b>">甲</p><p')).toBe('1   2 &lt; 3  ">甲  ');
  expect(textOf('<b>乙'.repeat(300_000))).toHaveLength(20_000);
});

/** Texts for which a browser would create millions of elements, or which it would parse for seconds. */
it.each([
  ['open formatting that every paragraph repeats', fonts('')],
  ['formatting that only seems to be closed, by another name', fonts('</b>')],
  ['formatting that only seems to be closed, by a name with a strange space', fonts('</font\u00a0>')],
  ['formatting that only seems to be closed, in an attribute', fonts('<i title="</font>">')],
  ['formatting that only seems to be closed, after a lone quote', fonts('<p " a="></font></font></i>">')],
  ['formatting that only seems to be closed, in a style', fonts('<style></font></style>')],
  ['formatting that only seems to be closed, in a comment', fonts('<!--></font></font>-->')],
  ['formatting that only seems to be closed, in a table', fonts('<table></font></table>')],
  ['formatting that only seems to be closed, in a cell', fonts('<table><tr><td></font></td></tr></table>')],
  ['formatting that only seems to be closed, in an object', fonts('<object><table></object></font>')],
  [
    'formatting in a cell outside any table',
    fonts('').replaceAll('<font', '<td><font').replaceAll('><td', '></td><td'),
  ],
  ['formatting behind a lone bracket', `<${fonts('')}`],
  ['blocks hundreds deep', '<div>'.repeat(300)],
  ['lists in lists', '<ul><li>x'.repeat(300)],
  ['tables in tables', '<table><tr><td>'.repeat(300)],
  ['blocks that another end tag seems to close', '<div></span>'.repeat(300)],
  ['a table of thirty thousand cells', `<table><tr>${'<td>x'.repeat(30_000)}`],
  ['1 MB of paragraphs', '<p>x</p>'.repeat(125_000)],
  ['1 MB of text', `<p>${'w'.repeat(1e6)}`],
  ['thousands of attributes', `<p ${different(13_000).join(' ')}>x`],
  ['thousands of attributes that may be read in two ways', `<p "${different(20_000).join(' ')}>x`],
])('%s is beyond them', (_name, html) => {
  expect(isWithinBounds(html)).toBe(false);
});
