import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onCleanup } from '@/testing/cleanup';
import { setupTranslatedPages } from './translated-pages';

/** All texts with Chinese characters, outside of a translation. */
function chineseTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/[\u4e00-\u9fff]/.test(text.data) && !text.parentElement?.closest('font')) texts.push(text);
  }
  return texts;
}

/** One letter per character, so that neighbouring texts read like one. */
const english = (text: Text | string) =>
  (typeof text === 'string' ? text : text.data).replace(/[\u4e00-\u9fff]/g, 'E');
function font(text: string): HTMLElement {
  const outer = document.createElement('font');
  outer.appendChild(document.createElement('font')).textContent = text;
  return outer;
}

/** Ways in which translators replace texts. */
const translators: Record<string, (root: Element) => void> = {
  'replaces texts by font elements': (root) => {
    for (const text of chineseTexts(root)) text.replaceWith(font(english(text)));
  },
  'inserts a font element, then removes the text': (root) => {
    for (const text of chineseTexts(root)) {
      text.before(font(english(text)));
      text.remove();
    }
  },
  'removes the text, then inserts a font element': (root) => {
    for (const text of chineseTexts(root)) {
      const { parentNode, nextSibling } = text;
      text.remove();
      parentNode?.insertBefore(font(english(text)), nextSibling);
    }
  },
  'moves texts into font elements': (root) => {
    for (const text of chineseTexts(root)) {
      const wrapper = document.createElement('font');
      text.before(wrapper);
      wrapper.append(text);
    }
  },
  'adds empty font elements, and fills them later': (root) => {
    for (const text of chineseTexts(root)) {
      const wrapper = font('');
      const translation = english(text);
      text.replaceWith(wrapper);
      void Promise.resolve().then(() => (wrapper.firstElementChild ?? wrapper).append(translation));
    }
  },
  'replaces texts by texts': (root) => {
    for (const text of chineseTexts(root)) text.replaceWith(english(text));
  },
  'writes into the texts': (root) => {
    for (const text of chineseTexts(root)) text.data = english(text);
  },
  'replaces the content of elements as text': (root) => {
    for (const { parentElement, isConnected } of chineseTexts(root))
      if (parentElement && isConnected) parentElement.textContent = english(parentElement.textContent);
  },
  'replaces the content of elements as HTML': (root) => {
    for (const { parentElement, isConnected } of chineseTexts(root))
      if (parentElement && isConnected) parentElement.innerHTML = english(parentElement.innerHTML);
  },
};

let change: (next: Partial<State>) => void;
interface State {
  count: number;
  bold: boolean;
  before: boolean;
  list: string[];
  text: string;
  dialog: boolean;
}

/** A text of a component, in place of which its element gets a plain text. */
const Title = ({ text }: { text: string }) => text;

function Page({ popups }: { popups: Element }): ReactNode {
  const [state, setState] = useState<State>({
    count: 1,
    bold: true,
    before: false,
    list: ['甲', '乙', '丙'],
    text: '起',
    dialog: false,
  });
  useLayoutEffect(() => {
    change = (next) => {
      flushSync(() => {
        setState((now) => ({ ...now, ...next }));
      });
    };
  }, []);
  const { count, bold, before, list, text, dialog } = state;
  return (
    <>
      <p>
        已学 {count} 课{bold && <b>重点{count}项</b>}尾{before ? '前' : <i>后</i>}
      </p>
      <ul>
        {list.map((item) => (
          <li key={item}>
            第{item}项 {count}
          </li>
        ))}
      </ul>
      <button type="button">{text}</button>
      <h2>{bold ? <Title text={`题${text}`} /> : '新题'}</h2>
      <h3>{before ? text : <b>{text}</b>}</h3>
      <div>
        {before && '先'}
        {text}
        {bold && '粗'}
      </div>
      {dialog && createPortal(<p>窗{count}口</p>, popups)}
    </>
  );
}

/** What a reader sees, without spaces. */
const shown = (root: Element) => {
  const copy = root.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[style*="display: none"]')) hidden.remove();
  return copy.textContent.replace(/\s/g, '');
};

const changes: Partial<State>[] = [
  { count: 2 },
  { text: '停' },
  { before: true },
  { bold: false },
  { list: ['丙', '甲'] },
  { text: '' },
  { dialog: true },
  { count: 3 },
  { bold: true, before: false },
  { list: ['丁', '甲', '丙', '乙'], text: '续' },
  { dialog: false, text: '停' },
  { list: [] },
  { count: 0, text: '起' },
  { bold: false, before: true },
  { list: ['戊'], bold: true },
  { text: '停', count: 9, dialog: true },
];

describe.each(Object.entries(translators))('A translator that %s', (_what, translate) => {
  it('breaks nothing in 16 changes, and each new text shows', async () => {
    const [root, plain, popups, plainPopups] = [0, 1, 2, 3].map(() => document.createElement('div'));
    if (!root || !plain || !popups || !plainPopups) throw new Error();
    document.body.append(root, plain, popups, plainPopups);
    const dispose = setupTranslatedPages([root, popups]);
    const reactRoot = createRoot(root);
    const reference = createRoot(plain);
    onCleanup(() => {
      reactRoot.unmount();
      reference.unmount();
      dispose();
      for (const node of [root, plain, popups, plainPopups]) node.remove();
    });
    const settle = () => new Promise((done) => setTimeout(done));
    flushSync(() => {
      reference.render(<Page popups={plainPopups} />);
    });
    const changePlain = change;
    flushSync(() => {
      reactRoot.render(<Page popups={popups} />);
    });
    const changeTranslated = change;
    for (const next of changes) {
      translate(root);
      translate(popups);
      await settle();
      expect(english(shown(root))).toBe(english(shown(plain)));
      changeTranslated(next);
      changePlain(next);
      await settle();
      expect(english(shown(root))).toBe(english(shown(plain)));
      expect(english(shown(popups))).toBe(english(shown(plainPopups)));
    }
    // the reader shows the original again
    for (const node of root.querySelectorAll('font')) node.remove();
    await settle();
    expect(english(shown(root))).toBe(english(shown(plain)));
  });
});
