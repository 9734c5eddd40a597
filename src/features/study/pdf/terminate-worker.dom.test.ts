// jsdom's window replaces the scope of a worker
const respond = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
const close = jest.spyOn(window, 'close').mockImplementation(() => undefined);
const received: unknown[] = [];

// in the order of the worker: pdf.js registers its listener second
jest.mock('pdfjs-dist/legacy/build/pdf.worker.mjs', () => {
  window.addEventListener('message', ({ data }) => received.push(data));
  return {};
});
beforeAll(() => import('./pdf-worker'));
beforeEach(() => {
  jest.clearAllMocks();
  received.length = 0;
});

const send = (data: unknown) => window.dispatchEvent(new MessageEvent('message', { data }));

it('the worker ends at once on `Terminate`, so that pdf.js cannot throw in a document that still loads', () => {
  send({ sourceName: 'd0', targetName: 'd0_worker', action: 'Terminate', callbackId: 7, data: null });
  expect(received).toEqual([]);
  expect(close).toHaveBeenCalledTimes(1);
  expect(respond.mock.calls).toEqual([
    [{ sourceName: 'd0_worker', targetName: 'd0', callback: 1, callbackId: 7, data: null }],
  ]);
});

it('every other message goes to pdf.js', () => {
  const messages = [{ sourceName: 'main', targetName: 'worker', action: 'GetDocRequest' }, 'text', null];
  for (const message of messages) send(message);
  expect(received).toEqual(messages);
  expect(close).not.toHaveBeenCalled();
  expect(respond).not.toHaveBeenCalled();
});

export {};
