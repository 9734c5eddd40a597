/** @jest-environment jest-fixed-jsdom */
import { AllSelection, EditorState, TextSelection } from 'prosemirror-state';
import { seedArticles } from '../../platform/seed/content/all';
import { toRichText } from '../../platform/seed/rich-text';
import { setLink, toggleList, toggleStyle } from './commands';
import { canRepresent, readHtml, writeHtml } from './html';
import { pasted } from './paste-fixture';
import { sectionAttribute } from './schema';

const stored = (html: string) => writeHtml(readHtml(html));

/** The text after a command on all of it. */
function changed(html: string, command: ReturnType<typeof toggleStyle>): string {
  let state = EditorState.create({ doc: readHtml(html) });
  state = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
  command(state, (transaction) => (state = state.apply(transaction)));
  return writeHtml(state.doc);
}

test.each([
  '<h2>一</h2><h3>二</h3><h4 lang="en">three</h4><h5>四</h5><h6>五</h6>',
  '<p>词<strong>粗</strong><b>粗</b><em>斜</em><i>斜</i><u>线</u><s>删</s><del>删</del><ins>加</ins></p>',
  '<p><small>小</small>H<sub>2</sub>O<sup>2</sup><code>x</code><span lang="en">word</span>一<br>二</p>',
  '<p><a title="详情" href="/notice/3">站内</a><a href="https://example.org/">站外</a></p>',
  '<p><img src="/media/picture/network.svg" alt="图" width="300" height="200"></p><hr>',
  '<ul><li>一<ol start="3"><li>二</li></ol></li><li><p>三</p><p>四</p></li></ul>',
  '<blockquote><p>引用</p></blockquote><pre>a\n  b</pre><div><p>甲</p><p>乙</p></div>',
  '<dl><dt>词</dt><dd>义</dd></dl><figure><img src="/a.png" alt=""><figcaption>图一</figcaption></figure>',
  '<table width="80%"><thead><tr><th scope="col">甲</th><th>乙</th></tr></thead><tbody><tr>' +
    '<td colspan="2">一</td></tr></tbody><tfoot><tr><td>合计</td><td>2</td></tr></tfoot></table>',
])('the editor writes a text as it was read: %s', (html) => {
  expect(canRepresent(html)).toBe(true);
  expect(stored(html)).toBe(html);
  expect(stored(html)).not.toContain(sectionAttribute);
});

test('the editor holds every article of the sample', () => {
  const seeds = [...seedArticles.news, ...seedArticles.notice].filter((_, index) => index % 6 === 0);
  const texts = seeds.map(({ body }) => toRichText(body));
  expect(texts.filter((html) => !canRepresent(html))).toEqual([]);
  expect(texts.length).toBeGreaterThan(10);
});

test.each([
  '<table><caption>表一</caption><tbody><tr><td>一</td></tr></tbody></table>',
  '<table><colgroup><col width="30"></colgroup><tbody><tr><td>一</td></tr></tbody></table>',
  '<p>字<span lang="en">a<span lang="fr">b</span></span></p>',
  '<p height="20">字</p>',
  '<p onclick="x()">字</p>',
  '<p>字<a href="javascript:alert(1)">链</a></p>',
])('what the editor would lose is noticed: %s', (html) => {
  expect(canRepresent(html)).toBe(false);
});

test('spaces and implied paragraphs are no loss', () => {
  expect(canRepresent('字\n<ul>\n <li> <p>一 </p> </li>\n</ul> <p></p><p>二</p>')).toBe(true);
  expect(stored('<p> </p>')).toBe('');
});

test('text pasted from Word, a web page or an attacker loses scripts, styles and boxes', () => {
  const word =
    '<html><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->' +
    '<h1>通知</h1><p class=MsoNormal style="margin:0"><b>一、</b>范围<o:p></o:p></p>' +
    '<table class=MsoTable><tr><td style="width:9cm"><p class=MsoNormal>甲</p></td></tr></table></body></html>';
  expect(pasted(word)).toBe(
    '<h2>通知</h2><p><b>一、</b>范围</p><table><tbody><tr><td>甲</td></tr></tbody></table>',
  );
  const page =
    '<div class="a"><div><span style="font-weight:700">粗</span>字 on one</div><div>二</div></div>';
  expect(pasted(page)).toBe('<p><strong>粗</strong>字 on one</p><p>二</p>');
  const hostile =
    '<p onclick="x()">甲<img src=x onerror=x()><script>x()</script><a href="javascript:x()">乙</a></p>' +
    '<iframe src="https://evil.example"></iframe><svg onload=x()><text>图</text></svg><base href="//evil.example">' +
    '<img src="data:image/png;base64,AA"><style>p{}</style><textarea>丙</textarea><p>丁</p>';
  expect(pasted(hostile)).toBe('<p>甲乙</p><p>丁</p>');
});

test('the tools change kind, style, list and link of a text', () => {
  expect(changed('<p>字</p>', toggleStyle('strong'))).toBe('<p><strong>字</strong></p>');
  expect(changed('<p><b>字</b></p>', toggleStyle('strong'))).toBe('<p>字</p>');
  expect(changed('<p>一</p><p>二</p>', toggleList('ul'))).toBe('<ul><li>一</li><li>二</li></ul>');
  expect(changed('<p>字</p>', setLink('/help'))).toBe('<p><a href="/help">字</a></p>');
  const state = EditorState.create({ doc: readHtml('<ul><li>一</li></ul>') });
  const inside = state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(3))));
  let result = inside;
  toggleList('ol')(inside, (transaction) => (result = inside.apply(transaction)));
  expect(writeHtml(result.doc)).toBe('<ol><li>一</li></ol>');
});
