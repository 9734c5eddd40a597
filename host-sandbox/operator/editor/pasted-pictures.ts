import type { EditorView } from 'prosemirror-view';
import { readPastedHtml } from './paste';
import { pastedScheme, type LossReason, type PastedPicture } from './paste-pictures';

/** What the editor needs around it to take over pictures. */
export interface PictureStorage {
  /** The path of a picture of this platform, by which a text names it; `null` for another address. */
  ownPath: (address: string) => string | null;
  /**
   * Stores pictures of a pasted text, and tells the author about them and about those that are lost.
   * @returns by token the address in the text; without one for a picture that was not stored
   */
  storePictures: (
    pictures: readonly PastedPicture[],
    lost: readonly LossReason[],
  ) => Promise<ReadonlyMap<string, string>>;
}

/** Takes over the pictures that are pasted or dropped into one editor. They are in its text once they are stored. */
export function createPastedPictures(storage: () => PictureStorage) {
  let count = 0;
  /** Pictures that came as files with the current paste. */
  let files: readonly File[] = [];
  /** By token, the address of each picture that was handled; `null` for one that was not stored. */
  const handled = new Map<string, string | null>();
  const nextToken = () => `${pastedScheme}${(count += 1)}`;

  /** Stores the pictures once their text is in the editor. */
  function start(view: EditorView, pictures: readonly PastedPicture[], lost: readonly LossReason[]) {
    if (pictures.length === 0 && lost.length === 0) return;
    queueMicrotask(() => {
      void storage()
        .storePictures(pictures, lost)
        .then((addresses) => {
          for (const { token } of pictures) handled.set(token, addresses.get(token) ?? null);
          finish(view);
        });
    });
  }

  /** Gives stored pictures their address and removes the others. Undoing and repeating a paste may bring tokens back. */
  function finish(view: EditorView) {
    if (view.isDestroyed || handled.size === 0) return;
    const change = view.state.tr.setMeta('addToHistory', false);
    for (const { token, position } of tokensIn(view).reverse()) {
      const address = handled.get(token);
      if (address) change.setNodeAttribute(position, 'src', address);
      else if (address === null) {
        const { parent } = change.doc.resolve(position);
        const isAlone = parent.type.name === 'p' && parent.childCount === 1;
        change.deleteRange(isAlone ? position - 1 : position, position + (isAlone ? 2 : 1));
      }
    }
    if (change.docChanged) view.dispatch(change);
  }

  return {
    finish,
    /** Remembers the pictures that a paste or drop has as files. */
    expect(data: DataTransfer | null) {
      files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    },
    /** Prepares pasted HTML, and takes over its pictures after it was inserted. */
    read(html: string, view: EditorView): string {
      const text = readPastedHtml(html, storage().ownPath, nextToken);
      const [file] = files;
      files = [];
      const isOnePicture = text.pictures.length + text.lost.length === 1;
      // A single picture is also in the clipboard itself, where no other site has to allow its use.
      if (file && isOnePicture && !/[^\s\u00A0]/.test(textOf(text.html))) {
        insertFiles(view, [file]);
        return '';
      }
      start(view, text.pictures, text.lost);
      return text.html;
    },
    /** Inserts pictures that came as files only, such as a picture of the screen. @returns whether there were any */
    takeFiles(view: EditorView, data: DataTransfer | null): boolean {
      if (files.length === 0 || data?.getData('text/html') || data?.getData('text/plain')) return false;
      insertFiles(view, files);
      files = [];
      return true;
    },
  };

  function insertFiles(view: EditorView, sources: readonly File[]) {
    const pictures = sources.map((source) => ({ token: nextToken(), source }));
    const { img } = view.state.schema.nodes;
    const change = view.state.tr;
    for (const { token } of pictures)
      if (img) change.replaceSelectionWith(img.create({ src: token, alt: '' }), false);
    view.dispatch(change.scrollIntoView());
    start(view, pictures, []);
  }
}

/** The pictures of a text that are not stored yet. */
function tokensIn({ state }: EditorView): { token: string; position: number }[] {
  const found: { token: string; position: number }[] = [];
  state.doc.descendants(({ type, attrs }, position) => {
    const token = type.name === 'img' ? String(attrs.src) : '';
    if (token.startsWith(pastedScheme)) found.push({ token, position });
  });
  return found;
}

function textOf(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.textContent ?? '';
}
