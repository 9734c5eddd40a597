const noop = () => undefined;

/** What jsdom lacks of a browser and the libraries need; no behaviour of ours. */
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
  // Node's own would keep the test run from ending
  MessageChannel: class {
    port1: { onmessage?: () => void } = {};
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
  },
});

Element.prototype.scrollIntoView = noop;

/**
 * jsdom lays nothing out, and yet matches every rule of every sheet for each question of what can be seen. The sheets
 * of the component library are left as text: what tests ask of looks is asked in a real browser.
 */
const { createElement } = Document.prototype;
Document.prototype.createElement = function (this: Document, ...request: Parameters<typeof createElement>) {
  const element = createElement.apply(this, request);
  if (element instanceof HTMLStyleElement) element.type = 'text/plain';
  return element;
};
