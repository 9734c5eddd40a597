import type { NodeViewConstructor } from 'prosemirror-view';
import { pastedScheme } from './paste-pictures';

/** Shows a picture of the text; one that cannot be loaded here is named instead. */
export const createPictureView =
  (addressOf: (src: string) => string | null): NodeViewConstructor =>
  ({ attrs }) => {
    const { src, alt, title, width, height } = attrs as Record<string, string | null>;
    const address = addressOf(src ?? '');
    const name = () => {
      const box = document.createElement('span');
      box.className = 'editor-picture';
      box.textContent = src?.startsWith(pastedScheme) ? '正在带入图片…' : `图片：${alt || src || ''}`;
      return box;
    };
    if (address === null) return { dom: name() };
    const dom = document.createElement('span');
    const image = document.createElement('img');
    image.addEventListener('error', () => dom.replaceChildren(name()), { once: true });
    for (const [key, value] of Object.entries({ title, width, height }))
      if (value) image.setAttribute(key, value);
    image.alt = alt ?? '';
    image.src = address;
    dom.append(image);
    return { dom };
  };
