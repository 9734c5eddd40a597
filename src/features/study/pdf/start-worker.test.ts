import { startWorker } from './start-worker';

/** What was asked of the browser; jsdom has neither workers nor addresses of blobs. */
const started: { url: string; kind: string | undefined }[] = [];
const gone: string[] = [];
let refuses = false;
let written: Blob | undefined;

beforeEach(() => {
  [started.length, gone.length, refuses] = [0, 0, false];
  Object.assign(window, {
    Worker: class {
      constructor(
        readonly url: string,
        { type }: { type?: string },
      ) {
        if (refuses) throw new Error('not let in');
        started.push({ url, kind: type });
      }
      terminate() {
        gone.push(this.url);
      }
    },
  });
  Object.assign(URL, {
    createObjectURL(blob: Blob) {
      written = blob;
      return 'blob:1';
    },
    revokeObjectURL: (address: string) => gone.push(`revoked ${address}`),
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Worker');
});

it('a script of our own origin is the worker', () => {
  startWorker('/assets/worker.js', 'classic').dispose();
  expect(started).toEqual([{ url: '/assets/worker.js', kind: 'classic' }]);
  expect(gone).toEqual(['/assets/worker.js']);
});

it.each([
  ['classic', 'importScripts("https://portal.example/assets/worker.js")'],
  ['module', 'import "https://portal.example/assets/worker.js"'],
] as const)('in a host a %s worker is a blob that loads it, and leaves nothing', async (kind, code) => {
  startWorker('https://portal.example/assets/worker.js', kind).dispose();
  expect(started).toEqual([{ url: 'blob:1', kind }]);
  expect(await written?.text()).toBe(code);
  expect(gone).toEqual(['blob:1', 'revoked blob:1']);
});

it('a worker that is refused leaves no blob', () => {
  refuses = true;
  expect(() => startWorker('https://portal.example/assets/worker.js', 'classic')).toThrow('not let in');
  expect(gone).toEqual(['revoked blob:1']);
});
