/** @jest-environment jest-fixed-jsdom */
import { pasted } from './paste-fixture';

/** A paragraph of a list as Word writes it. */
const word = (mark: string, words: string, { level = 1, list = 'l0', font = '' } = {}) =>
  `<p class=MsoListParagraph style='margin-left:${level * 21}pt;text-indent:-21pt;mso-list:${list} level${level} lfo1'>` +
  `<![if !supportLists]><span lang=EN-US style='font-family:${font || '等线'};mso-fareast-font-family:${font}'>` +
  `<span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>` +
  `<![endif]>${words}<o:p></o:p></p>`;
const item = (words: string, inner = '') => `<li>${words}${inner}</li>`;

const wingdings = { font: 'Wingdings' };
const symbol = { font: 'Symbol' };

test.each<[string, string, string]>([
  ...['l', '§', 'ü', 'n', 'Ø', '\uF0D8', 'u'].map((mark): [string, string, string] => [
    `Word: Wingdings ${mark}`,
    word(mark, '甲', wingdings) + word(mark, '乙', wingdings),
    '<ul><li>甲</li><li>乙</li></ul>',
  ]),
  ['Word: Symbol', word('·', '甲', symbol) + word('\uF0B7', '乙', symbol), '<ul><li>甲</li><li>乙</li></ul>'],
  [
    'Word: levels, with o of Courier New and back',
    word('·', '甲', symbol) +
      word('o', '乙', { level: 2, font: '"Courier New"' }) +
      word('§', '丙', { level: 3, ...wingdings }) +
      word('·', '丁', symbol),
    `<ul>${item('甲', `<ul>${item('乙', '<ul><li>丙</li></ul>')}</ul>`)}${item('丁')}</ul>`,
  ],
  [
    'Word: numbers that go on after a paragraph',
    word('1.', '甲') + word('2.', '乙') + '<p class=MsoNormal>说明</p>' + word('3.', '丙'),
    '<ol><li>甲</li><li>乙</li></ol><p>说明</p><ol start="3"><li>丙</li></ol>',
  ],
  [
    'Word: numbers with letters and Roman numbers below them',
    word('1)', '甲') + word('a)', '乙', { level: 2 }) + word('ii.', '丙', { level: 3 }) + word('2)', '丁'),
    `<ol>${item('甲', `<ol>${item('乙', '<ol start="2"><li>丙</li></ol>')}</ol>`)}${item('丁')}</ol>`,
  ],
  [
    'Word: two lists, one after the other',
    word('1.', '甲') + word('1.', '乙', { list: 'l1' }),
    '<ol><li>甲</li></ol><ol><li>乙</li></ol>',
  ],
  [
    'Word: numbers that a list cannot show stay as text',
    word('第一条', '甲') + word('一、', '乙') + word('1.1', '丙'),
    '<p>第一条 甲</p><p>一、 乙</p><p>1.1 丙</p>',
  ],
  [
    'Word: lists of which only the style sheet knows the marks',
    '<style>@list l0:level1 {mso-level-tab-stop:none;} @list l1:level1 {mso-level-number-format:bullet;}' +
      'p.MsoListParagraph {margin:0cm; text-indent:21pt;}</style>' +
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>甲</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>乙</p>" +
      "<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>丙</p>",
    '<ol><li>甲</li><li>乙</li></ol><ul><li>丙</li></ul>',
  ],
  [
    'Word: a list in a cell, and a heading with a number',
    `<h1 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.&nbsp;</span>总则</h1><table><tr><td>${word('l', '甲', wingdings)}</td></tr></table>`,
    '<h2>1. 总则</h2><table><tbody><tr><td><ul><li>甲</li></ul></td></tr></tbody></table>',
  ],
  [
    'WPS: bullets of a symbol font without the marks of a list',
    '<p class="MsoNormal" style="margin-left:21.0000pt;text-indent:-21.0000pt;"><span style="font-family:Wingdings;">l</span><span>&nbsp;&nbsp;甲</span></p>' +
      '<p class="MsoNormal" style="margin-left:42.0000pt;"><font face="Wingdings">&#61550;</font>&nbsp;<b>乙</b></p>',
    '<ul><li>甲<ul><li><b>乙</b></li></ul></li></ul>',
  ],
  [
    'WPS: a list with its marks',
    '<p class="MsoNormal" style="mso-list:l0 level1 lfo1;"><![if !supportLists]><span style="font-family:Wingdings;"><span style=\'mso-list:Ignore;\'>l<span>&nbsp;</span></span></span><![endif]><span>甲</span></p>',
    '<ul><li>甲</li></ul>',
  ],
  [
    'a chat: bullets as characters',
    '<div>• 甲</div><div>• 乙</div><div>丙·丁</div>',
    '<ul><li>甲</li><li>乙</li></ul><p>丙·丁</p>',
  ],
  [
    'Google: documents',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h1 dir="ltr"><span>标题</span></h1>' +
      '<p dir="ltr"><span style="font-weight:400">字</span><span style="font-weight:700">粗</span></p>' +
      '<ul><li aria-level="1"><p role="presentation"><span>甲</span></p></li><ul><li aria-level="2"><p><span>乙</span></p></li></ul></ul>' +
      '<ol start="4"><li><p>丙</p></li></ol></b>',
    '<h2>标题</h2><p>字<strong>粗</strong></p><ul><li>甲<ul><li>乙</li></ul></li></ul><ol start="4"><li>丙</li></ol>',
  ],
  [
    'a list by the value of its first item',
    '<ol><li value="5">甲</li></ol>',
    '<ol start="5"><li>甲</li></ol>',
  ],
  [
    'Word: conditional comments, settings, fillings and soft hyphens',
    '<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><xml><w:View>Normal</w:View></xml>' +
      '<p class=MsoNormal>移\u00AD植<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
      '<p class=MsoNormal><st1:place w:st="on">武汉</st1:place><span style="mso-hide:all">密</span></p>',
    '<p>移植</p><p>武汉</p>',
  ],
  [
    'Word and WPS: fields, one in another',
    '<p>第<span style="mso-element:field-begin"></span> PAGEREF <span style="mso-element:field-begin"></span>x<span style="mso-element:field-separator"></span>y<span style="mso-element:field-end"></span> \\h <span style="mso-element:field-separator"></span>3<span style="mso-element:field-end"></span>页</p>',
    '<p>第3页</p>',
  ],
  [
    'Word: footnotes and comments',
    '<p>见<a style="mso-footnote-id:ftn1" href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>' +
      '<a class=msocomanchor href="#_msocom_1">[批注1]</a></p><div style="mso-element:footnote-list"><hr>' +
      '<div style="mso-element:footnote" id=ftn1><p><a href="file:///C:/a.htm#_ftnref1">[1]</a> 注</p></div></div>' +
      '<div style="mso-element:comment-list"><p>批注的内容</p></div>',
    '<p>见<sup>[1]</sup></p><hr><p><sup>[1]</sup> 注</p>',
  ],
  [
    'Excel: merged and empty cells, widths and hidden rows',
    '<table border=0 width=216 style="width:162pt"><col width=72 span=3><tr height=19><td height=19 width=72 colspan=2>甲</td><td class=xl65 width=72>&nbsp;</td></tr>' +
      '<tr height=19><td>1</td><td>2</td><td>3</td></tr><![if supportMisalignedColumns]><tr height=0 style="display:none"><td width=72></td><td></td><td></td></tr><![endif]></table>',
    '<table><tbody><tr><td colspan="2">甲</td><td></td></tr><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>',
  ],
  [
    'a table with a caption, and an address with “on”',
    '<table><caption>表一</caption><tr><td><a href="https://example.org/one?b=on">on</a></td></tr></table>',
    '<p>表一</p><table><tbody><tr><td><a href="https://example.org/one?b=on">on</a></td></tr></tbody></table>',
  ],
  [
    'letters of symbol fonts inside a text',
    '<p>已完成<span style="font-family:Wingdings">ü</span>，剂量<span style="font-family:Symbol">³</span>5 <span style="font-family:Symbol">m</span>g</p>',
    '<p>已完成✓，剂量≥5 μg</p>',
  ],
])('%s', (_name, html, text) => {
  expect(pasted(html)).toBe(text);
});
