const nothing = () => undefined;

/** What jsdom lacks of a browser and the libraries need; no behaviour of ours. */
Object.assign(window, {
  scrollTo: nothing,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addListener: nothing,
    removeListener: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
  ResizeObserver: class {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  },
  // Node's own would keep the test run from ending
  MessageChannel: class {
    port1: { onmessage?: () => void } = {};
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
  },
});

Element.prototype.scrollIntoView = nothing;
