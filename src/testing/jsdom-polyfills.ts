const noop = () => undefined;

/** Browser APIs that jsdom lacks and libraries need. */
Object.assign(window, {
  scrollTo: noop,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addListener: noop,
    removeListener: noop,
    addEventListener: noop,
    removeEventListener: noop,
  }),
  ResizeObserver: class {
    observe = noop;
    unobserve = noop;
    disconnect = noop;
  },
  // The environment has Node's FormData, which cannot read a form; React passes it one on a submit that navigates.
  FormData: class extends FormData {
    constructor() {
      super();
    }
  },
  // Node's own MessageChannel would keep the test run alive.
  MessageChannel: class {
    port1: { onmessage?: () => void } = {};
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
  },
});

Element.prototype.scrollIntoView = noop;

/** jsdom's own list is an array without events. */
const textTracks = new WeakMap<HTMLMediaElement, object>();
Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
  configurable: true,
  get(this: HTMLMediaElement) {
    const list = textTracks.get(this) ?? Object.assign(new EventTarget(), { length: 0 });
    textTracks.set(this, list);
    return list;
  },
});

/**
 * jsdom has no layout, but matches every css rule for each visibility query. The component library's style sheets are
 * disabled for speed: visual checks run in a real browser.
 */
const { createElement } = Document.prototype;
Document.prototype.createElement = function (this: Document, ...request: Parameters<typeof createElement>) {
  const element = createElement.apply(this, request);
  if (element instanceof HTMLStyleElement) element.type = 'text/plain';
  return element;
};
