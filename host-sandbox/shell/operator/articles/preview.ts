import { createElement } from '../../create-element';
import type { ArticleCalls } from './article-calls';
import { namesOf } from './left-out';

/** Nothing in it may load but pictures, and nothing may run: the frame is sandboxed besides. */
const head =
  '<!doctype html><meta charset="utf-8">' +
  `<meta http-equiv="content-security-policy" content="default-src 'none'; img-src https: http: data:; style-src 'unsafe-inline'">` +
  '<style>body{margin:16px;font:16px/1.8 system-ui,sans-serif;color:#23303b;overflow-wrap:anywhere}' +
  'img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{padding:6px 10px;border:1px solid #d5dbe0}</style>';

/** Milliseconds without a key before a text is looked at. */
const pause = 300;

/** Shows a text as the platform would store it, and what it would leave out, while it is typed. */
export function createPreview(calls: ArticleCalls) {
  const frame = createElement('iframe', { className: 'article-preview', title: '预览' });
  frame.setAttribute('sandbox', '');
  const note = createElement('p', { className: 'article-note', ariaLive: 'polite' });
  const element = createElement('div', {}, frame, note);
  let timer = 0;
  /** Only the answer to the newest text is shown. */
  let turn = 0;
  return {
    element,
    show(text: string) {
      clearTimeout(timer);
      timer = window.setTimeout(() => void look(text, ++turn), pause);
    },
  };

  async function look(text: string, mine: number) {
    if (element.offsetParent === null) return; // its dialog was set aside meanwhile
    if (text.trim() === '') return tell('', '');
    try {
      const { content, leftOut } = await calls.preview(text);
      if (mine !== turn) return;
      const names = namesOf(leftOut);
      tell(content, names && `不会显示，保存时去除：${names}`);
    } catch (failure) {
      if (mine === turn) tell('', failure instanceof Error ? failure.message : String(failure));
    }
  }

  function tell(content: string, words: string) {
    frame.srcdoc = head + content;
    note.textContent = words;
  }
}
