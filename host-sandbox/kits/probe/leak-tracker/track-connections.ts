import type { LeakTracker } from './leak-tracker';

/** Requests, database connections, channels and workers. */
export function trackConnections({ start, stop }: LeakTracker) {
  const { fetch: call } = window;
  window.fetch = async (...request) => {
    const key = {};
    start(key, `fetch of ${request[0] instanceof Request ? request[0].url : String(request[0])}`);
    try {
      return await call(...request);
    } finally {
      stop(key);
    }
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    start(this, 'XMLHttpRequest');
    this.addEventListener('loadend', () => stop(this));
    send.call(this, body);
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...which) {
    const request = open.apply(this, which);
    request.addEventListener('success', () => start(request.result, 'IDBDatabase'));
    return request;
  };
  const { close } = IDBDatabase.prototype;
  IDBDatabase.prototype.close = function () {
    stop(this);
    close.call(this);
  };
  const closing = {
    BroadcastChannel: 'close',
    WebSocket: 'close',
    EventSource: 'close',
    Worker: 'terminate',
  };
  const classes = window as unknown as Record<string, new (...values: unknown[]) => object>;
  for (const [name, end] of Object.entries(closing)) {
    const Kind = classes[name];
    if (!Kind) continue;
    classes[name] = class extends Kind {
      constructor(...values: unknown[]) {
        super(...values);
        start(this, name);
      }
    };
    const methods = Kind.prototype as Record<string, (this: object) => void>;
    const ended = methods[end];
    methods[end] = function () {
      stop(this);
      ended?.call(this);
    };
  }
}

/** Object URLs of images and files. */
export function trackObjectUrls({ start, stop }: LeakTracker) {
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const address = createObjectURL.call(URL, object);
    start(address, `address of a ${object.constructor.name}`);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    stop(address);
    revokeObjectURL.call(URL, address);
  };
}
