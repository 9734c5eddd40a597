// jsdom's window stands in for the worker's global scope
jest.mock('pdfjs-dist/legacy/build/pdf.worker.mjs', () => ({}));

/** Reports a promise that nobody awaited, as a browser does. @returns whether the browser stays silent about it */
function rejectUnhandled(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeAll(() => import('./pdf-worker'));

it.each(['Worker was terminated', 'Worker was terminated.'])(
  'closing a document that still loads raises no error: %s',
  (message) => {
    expect(rejectUnhandled(new Error(message))).toBe(true);
  },
);

it.each([
  ['an error of another kind', new TypeError('x is undefined')],
  ['an error that only mentions it', new Error('The Worker was terminated by force')],
  ['no error', undefined],
])('any other unhandled rejection of the worker is reported: %s', (_, reason) => {
  expect(rejectUnhandled(reason)).toBe(false);
});
