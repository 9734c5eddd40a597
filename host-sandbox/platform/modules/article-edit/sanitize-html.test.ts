import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { richTextAttributes, richTextElements } from '@/contracts/rich-text';
import { safeUrl } from '@/contracts/safe-url';
import { payloadsOf, markupFamilies } from '../../testing/xss-payloads';
import { toRichText } from '../../seed/rich-text';
import { sanitizeHtml } from './sanitize-html';

const clean = (written: string) => sanitizeHtml(written).content;
const names = (written: string) => sanitizeHtml(written).leftOut.map(({ kind, name }) => `${kind} ${name}`);

test('allowed markup stays unchanged', () => {
  const text = toRichText('开头 **重点**\n## 标题\n- 甲\n> 引\n| 列 | 值 |\n| a | b |\n![heart] 图');
  const more =
    '<p lang="en">a &amp; b <a href="/#/project/1" title="t">c</a> <a href="mailto:a@b.cn">m</a><br></p>';
  expect(sanitizeHtml(text + more)).toEqual({ content: text + more, leftOut: [] });
});

test('other markup is removed and reported once; its text stays unless it is code', () => {
  const written =
    '<h1 class="x">标题</h1><h1>二</h1><p style="color:red" onclick="1">文<script>alert(1)</script></p>' +
    '<a href="javascript:1">链</a><img alt="空"><img src="data:x"><svg><a>s</a></svg><!-- c -->';
  expect(clean(written)).toBe('标题二<p>文</p><a>链</a>');
  expect(names(written)).toEqual([
    'picture 空',
    'picture data:x',
    'element h1',
    'attribute style',
    'attribute onclick',
    'element script',
    'address a',
    'element svg',
  ]);
});

test('XSS payloads of all families and encodings leave nothing executable', () => {
  const left = payloadsOf(markupFamilies).map(({ text }) =>
    clean(`<p>begin</p>${text}</textarea><p>end</p>`),
  );
  expect(left.length).toBeGreaterThan(800);
  expect(left.filter((content) => !elementsIn(parseFragment(content)).every(isAllowed))).toEqual([]);
});

/** Parses the serialised text again, as a reader does. */
function elementsIn({ childNodes }: Tree.ParentNode): Tree.Element[] {
  return childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node)] : []));
}

function isAllowed({ tagName, attrs }: Tree.Element): boolean {
  const isKnown = (known: readonly string[], name: string) => known.includes(name);
  return (
    isKnown(richTextElements, tagName) &&
    attrs.every(({ name }) => isKnown(richTextAttributes, name)) &&
    attrs.every(({ name, value }) => !/^(href|src)$/.test(name) || safeUrl(value) !== null)
  );
}

test('content that is empty after sanitising, nested too deeply or too long is rejected', () => {
  for (const written of [
    '<script>1</script>',
    '<p> &nbsp;<br></p>',
    '<img alt="x">',
    '<div>'.repeat(12_000),
    '&'.repeat(20_000),
  ])
    expect(() => clean(written)).toThrow(/^正文/);
  expect(clean('<img src="/media/x.png">')).toBe('<img src="/media/x.png">');
});

test('a picture that readers could not see is removed and named, each of them', () => {
  const hidden: [string, string][] = [
    ['src="file:///C:/a.png"', 'file:///C:/a.png'],
    ['src="data:image/png;base64,AAAA"', 'data:image/png'],
    ['src="blob:https://a.example/1"', 'blob:https://a.example/1'],
    ['src="cid:image001.png"', 'cid:image001.png'],
    ['src="//a.example/1.png"', '//a.example/1.png'],
    ['src="https://a.example/1.png"', 'https://a.example/1.png'],
    ['src="a.png"', 'a.png'],
    ['src="/upload/a.png"', '/upload/a.png'],
    ['src="#/project/1"', '#/project/1'],
    ['src="mailto:a@b.cn"', 'mailto:a@b.cn'],
    ['data-src="https://a.example/2.png"', 'https://a.example/2.png'],
    ['srcset="https://a.example/3.png 2x"', 'https://a.example/3.png 2x'],
    ['alt="图"', '图'],
    ['', ''],
  ];
  const { content, leftOut } = sanitizeHtml(`<p>字</p>${hidden.map(([image]) => `<img ${image}>`).join('')}`);
  expect(content).toBe('<p>字</p>');
  expect(leftOut.filter(({ kind }) => kind === 'picture').map(({ name }) => name)).toEqual(
    hidden.map(([, name]) => name),
  );
});
