import { startWorker } from './start-worker';

/** Calls of the fakes below: jsdom has neither workers nor blob URLs. */
const started: { url: string; kind: string | undefined }[] = [];
const released: string[] = [];
let shouldFail = false;
let blobWritten: Blob | undefined;

beforeEach(() => {
  [started.length, released.length, shouldFail] = [0, 0, false];
  Object.assign(window, {
    Worker: class {
      constructor(
        readonly url: string,
        { type }: { type?: string },
      ) {
        if (shouldFail) throw new Error('blocked');
        started.push({ url, kind: type });
      }
      terminate() {
        released.push(this.url);
      }
    },
  });
  Object.assign(URL, {
    createObjectURL(blob: Blob) {
      blobWritten = blob;
      return 'blob:1';
    },
    revokeObjectURL: (address: string) => released.push(`revoked ${address}`),
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Worker');
});

it('a script of the same origin is started directly', () => {
  startWorker('/assets/worker.js', 'classic').dispose();
  expect(started).toEqual([{ url: '/assets/worker.js', kind: 'classic' }]);
  expect(released).toEqual(['/assets/worker.js']);
});

it.each([
  ['classic', 'importScripts("https://portal.example/assets/worker.js")'],
  ['module', 'import "https://portal.example/assets/worker.js"'],
] as const)(
  'a %s worker of another origin is a blob that loads it, and the blob URL is revoked',
  async (kind, code) => {
    startWorker('https://portal.example/assets/worker.js', kind).dispose();
    expect(started).toEqual([{ url: 'blob:1', kind }]);
    expect(await blobWritten?.text()).toBe(code);
    expect(released).toEqual(['blob:1', 'revoked blob:1']);
  },
);

it('a worker that cannot be created leaves no blob URL', () => {
  shouldFail = true;
  expect(() => startWorker('https://portal.example/assets/worker.js', 'classic')).toThrow('blocked');
  expect(released).toEqual(['revoked blob:1']);
});
