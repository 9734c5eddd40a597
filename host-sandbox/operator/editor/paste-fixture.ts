import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { writeHtml } from './html';
import { clipboardParser, readPastedHtml } from './paste';
import { schema } from './schema';

/** The text after this was pasted into an empty editor. */
export function pasted(html: string): string {
  const view = new EditorView(document.createElement('div'), {
    state: EditorState.create({ schema }),
    clipboardParser,
    transformPastedHTML: (pastedHtml) =>
      readPastedHtml(
        pastedHtml,
        () => null,
        () => 'pasted:1',
      ).html,
  });
  view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const text = writeHtml(view.state.doc);
  view.destroy();
  return text;
}
