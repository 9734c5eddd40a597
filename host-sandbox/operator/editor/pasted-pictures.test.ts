/** @jest-environment jest-fixed-jsdom */
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readHtml, writeHtml } from './html';
import { clipboardParser, readPastedHtml } from './paste';
import { createPastedPictures } from './pasted-pictures';

const own = 'https://portal.example.org';
const ownPath = (address: string) => {
  const path = address.startsWith(own) ? address.slice(own.length) : address;
  return path.startsWith('/media/') ? path : null;
};
const read = (html: string) => readPastedHtml(html, ownPath, () => 'pasted:1');

const png = 'data:image/png;base64,iVBORw0KGgo=';

test.each<[string, string, sources: string[], lost: string[]]>([
  ['a file', '<img src="file:///C:/Users/a/clip_image001.png">', [], ['file']],
  ['a path of Windows', '<img src="C:\\Users\\a.png"><img src="\\\\server\\a.png">', [], ['file', 'file']],
  ['a mail', '<img src="cid:image001.png@01D9">', [], ['mail']],
  ['no address', '<img alt="图"><img src="a.png"><img src="/upload/a.png">', [], ['none', 'none', 'none']],
  ['data', `<img src="${png}">`, [png], []],
  ['blob', '<img src="blob:https://docs.example/1-2">', ['blob:https://docs.example/1-2'], []],
  ['another site', '<img src="https://a.example/one.png">', ['https://a.example/one.png'], []],
  ['an address without protocol', '<img src="//a.example/1.png">', ['https://a.example/1.png'], []],
  [
    'data-src',
    '<img data-src="https://mp.example/640?wx_fmt=png">',
    ['https://mp.example/640?wx_fmt=png'],
    [],
  ],
  [
    'lazy loading before a placeholder',
    `<img src="https://a.example/loading.gif" data-original="https://a.example/1.jpg"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-lazy-src="//a.example/2.jpg">`,
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    [],
  ],
  [
    'srcset, alone and in a picture',
    '<img srcset="https://a.example/1.jpg 320w, https://a.example/2.jpg 1280w"><picture><source srcset="https://a.example/3.webp"><img></picture>',
    ['https://a.example/2.jpg', 'https://a.example/3.webp'],
    [],
  ],
  [
    'drawings of Word with and without an image',
    '<p><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img src="file:///C:/a.png"><![endif]></p>' +
      '<p><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/b.png"/></v:shape><![endif]--></p>' +
      '<p><v:shape><v:imagedata src="https://a.example/c.png" o:title="图"/></v:shape>字</p>',
    ['https://a.example/c.png'],
    ['file', 'file'],
  ],
  ['a drawing of a page', '<svg width="300"><path/></svg><svg width="16"></svg>', [], ['none']],
  ['what only keeps a distance', '<img src="https://a.example/p.gif" width="1" height="1">', [], []],
  [
    'the bullet of a list',
    "<p style='mso-list:l0 level1'><span style='mso-list:Ignore'><img src='file:///C:/b.gif'></span>甲</p>",
    [],
    [],
  ],
])('pictures of a pasted text: %s', (_name, html, sources, lost) => {
  const found = read(`<p>字</p>${html}`);
  expect(found.pictures.map(({ source }) => source)).toEqual(sources);
  expect([...found.lost].sort()).toEqual([...lost].sort());
});

test('a picture of the platform keeps its path, also at its whole address', () => {
  const { html, pictures } = read(`<img src="${own}/media/picture/a.svg"><img src="/media/picture/b.svg">`);
  expect(html).toBe('<img src="/media/picture/a.svg"><img src="/media/picture/b.svg">');
  expect(pictures).toEqual([]);
});

/** The storage of pictures has answered. */
const finished = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** An editor whose pictures are stored by this function. */
function openEditor(html: string, stored: Record<string, string>) {
  const requests: unknown[][] = [];
  const pasted = createPastedPictures(() => ({
    ownPath,
    storePictures(pictures, lost) {
      requests.push([pictures.map(({ source }) => source), lost]);
      return Promise.resolve(
        new Map(pictures.map(({ token, source }) => [token, stored[source as string] ?? ''])),
      );
    },
  }));
  const view: EditorView = new EditorView(document.createElement('div'), {
    state: EditorState.create({ doc: readHtml(html) }),
    clipboardParser,
    transformPastedHTML: (text) => pasted.read(text, view),
    handlePaste: (_view, _event, { size }) => size === 0,
  });
  const put = (text: string) => view.pasteHTML(text, new Event('paste') as ClipboardEvent);
  return { view, put, requests, text: () => writeHtml(view.state.doc) };
}

test('pasted pictures are in the text once they are stored; what was there stays', async () => {
  const { view, put, requests, text } = openEditor('<p>原文</p>', {
    [png]: '/media/attachment/1/a.png?show',
  });
  put(
    `<p>甲<img src="${png}" alt="图"></p><p>乙<img src="https://a.example/1.png"><img src="file:///a.png"></p>`,
  );
  expect(text()).toBe('<p>甲</p><p>乙原文</p>');
  await finished();
  expect(text()).toBe('<p>甲<img src="/media/attachment/1/a.png?show" alt="图"></p><p>乙原文</p>');
  expect(requests).toEqual([[[png, 'https://a.example/1.png'], ['file']]]);
  view.destroy();
});

test('a paste of nothing replaces nothing, and a lost picture leaves no empty paragraph', async () => {
  const selected = openEditor('<p>原文</p>', {});
  const { tr, doc } = selected.view.state;
  selected.view.dispatch(tr.setSelection(TextSelection.create(doc, 1, 3)));
  selected.put('<img src="file:///C:/a.png">');
  await finished();
  expect(selected.text()).toBe('<p>原文</p>');
  expect(selected.requests).toEqual([[[], ['file']]]);
  selected.put('<p>甲</p><p><img src="https://a.example/1.png"></p><p>乙</p>');
  await finished();
  expect(selected.text()).toBe('<p>甲</p><p>乙</p>');
  selected.view.destroy();
});
