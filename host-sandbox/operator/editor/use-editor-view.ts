import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { isSameText, readHtml, writeHtml } from './html';
import { clipboardParser } from './paste';
import { createPastedPictures, type PictureStorage } from './pasted-pictures';
import { createPictureView } from './picture-view';
import { createPlugins } from './plugins';

export interface EditorOptions extends PictureStorage {
  /** Cleaned HTML. One that differs from what was typed replaces it. */
  html: string;
  /** The address from which a picture of the text can be loaded here; `null` for one that cannot. */
  pictureAddress: (src: string) => string | null;
  /** Called with the text after each change of it. */
  onChange: (html: string) => void;
}

/** Mounts an editor in this element while it is on the page. @returns the editor, with its state as it changes */
export function useEditorView(mountElement: RefObject<HTMLElement | null>, options: EditorOptions) {
  const { html } = options;
  const [editor, setEditor] = useState<{ view: EditorView; state: EditorState } | null>(null);
  const latest = useRef(options);
  /** The last text that this editor received or reported. */
  const lastHtml = useRef(html);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (mountElement.current === null) return;
    lastHtml.current = latest.current.html;
    const pasted = createPastedPictures(() => latest.current);
    const view = new EditorView(mountElement.current, {
      state: stateOf(lastHtml.current),
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction);
        view.updateState(state);
        setEditor({ view, state });
        if (!transaction.docChanged) return;
        lastHtml.current = writeHtml(state.doc);
        latest.current.onChange(lastHtml.current);
        pasted.finish(view);
      },
      nodeViews: { img: createPictureView((src) => latest.current.pictureAddress(src)) },
      clipboardParser,
      handleDOMEvents: {
        paste: (_view, { clipboardData }) => pasted.expect(clipboardData),
        drop: (_view, { dataTransfer }) => pasted.expect(dataTransfer),
      },
      transformPastedHTML: (pastedHtml, target) => pasted.read(pastedHtml, target),
      // A paste of which nothing can be in the text replaces no selected text.
      handlePaste: (target, { clipboardData }, { size }) =>
        pasted.takeFiles(target, clipboardData) || (size === 0 && clipboardData?.getData('text/html') !== ''),
      handleDrop: (target, { dataTransfer }) => pasted.takeFiles(target, dataTransfer),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- an editor needs the element that it is in
    setEditor({ view, state: view.state });
    return () => {
      setEditor(null);
      view.destroy();
    };
  }, [mountElement]);

  useEffect(() => {
    const view = editor?.view;
    if (!view || html === lastHtml.current) return;
    // The stored text replaces the editor's text only if a reader would see a difference.
    const isSame = isSameText(html, lastHtml.current);
    lastHtml.current = html;
    if (isSame) return;
    const state = stateOf(html);
    view.updateState(state);
    setEditor({ view, state });
  }, [html, editor]);

  return editor;
}

const stateOf = (html: string) => EditorState.create({ doc: readHtml(html), plugins: createPlugins() });
