import { make } from '../../make';

/** Nothing in it may load but pictures, and nothing may run: the frame is sandboxed besides. */
const head =
  '<!doctype html><meta charset="utf-8">' +
  `<meta http-equiv="content-security-policy" content="default-src 'none'; img-src https: http: data:; style-src 'unsafe-inline'">` +
  '<style>body{margin:16px;font:16px/1.8 system-ui,sans-serif;color:#23303b;overflow-wrap:anywhere}' +
  'img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{padding:6px 10px;border:1px solid #d5dbe0}</style>';

/** Shows rich text as it is typed, in a frame where it can neither run nor reach anything. */
export function createPreview() {
  const element = make('iframe', { className: 'article-preview', title: '预览' });
  element.setAttribute('sandbox', '');
  let timer = 0;
  return {
    element,
    show(html: string) {
      clearTimeout(timer);
      timer = window.setTimeout(() => (element.srcdoc = head + html), 200);
    },
  };
}
