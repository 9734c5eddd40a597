import { TextDecoder, TextEncoder } from 'node:util';

const nothing = () => undefined;

/** What jsdom lacks of a browser and the libraries need; no behaviour of ours. */
Object.assign(globalThis, { TextEncoder, TextDecoder });
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
});
