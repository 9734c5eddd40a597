import { createElement } from '../create-element';

/** Something to press beside a message. */
export interface Offer {
  text: string;
  take: () => void;
}

export interface StatusLine {
  element: HTMLElement;
  show(text: string): void;
  /** Says what is in the way, with a way out where there is one; `focus` leads the keyboard there. */
  fail(text: string, offer?: Offer, focus?: boolean): void;
}

/** The one line that tells what came of an action; read aloud as it changes. */
export function createStatusLine(): StatusLine {
  const element = createElement('p', { className: 'operator-status', role: 'status' });
  return {
    element,
    show(text) {
      delete element.dataset.failed;
      element.replaceChildren(text);
    },
    fail(text, offer, focus = false) {
      element.dataset.failed = '';
      element.replaceChildren(createElement('span', {}, text));
      if (!offer) return;
      const button = createElement('button', { type: 'button', textContent: offer.text });
      button.addEventListener('click', offer.take);
      element.append(button);
      if (focus) button.focus();
    },
  };
}
