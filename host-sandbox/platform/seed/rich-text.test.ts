import { toPlainLines, toRichText } from './rich-text';

test('lines become HTML blocks, and adjacent lines of a kind become one block', () => {
  const html = toRichText('开头 **重点**\n## 标题\n- 甲\n- 乙\n1. 一\n2. 二\n> 引\n| 列 | 值 |\n| a | b |');
  expect(html.split('\n')).toEqual([
    '<p>开头 <strong>重点</strong></p>',
    '<h2>标题</h2>',
    '<ul><li>甲</li><li>乙</li></ul>',
    '<ol><li>一</li><li>二</li></ol>',
    '<blockquote><p>引</p></blockquote>',
    '<table><thead><tr><th>列</th><th>值</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  ]);
});

test('a picture has size and caption, and HTML characters are escaped', () => {
  expect(toRichText('![heart] 心脏 "A" & <B>')).toBe(
    '<figure><img src="/media/picture/heart.svg" alt="心脏 &quot;A&quot; &amp; &lt;B&gt;" width="960" height="540"><figcaption>心脏 &quot;A&quot; &amp; &lt;B&gt;</figcaption></figure>',
  );
});

test('plain lines have neither markup nor pictures', () => {
  expect(toPlainLines('## 标题\n![heart] 图\n> **引**\n| 列 | 值 |')).toEqual(['标题', '引', '列  值']);
});
