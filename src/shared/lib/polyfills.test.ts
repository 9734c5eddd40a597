import { installPolyfills } from './polyfills';

const polyfilled = [
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [Object.getPrototypeOf(Uint8Array.prototype) as object, 'at'],
  [Object, 'hasOwn'],
  [Promise, 'withResolvers'],
  [globalThis, 'structuredClone'],
] as const;

describe('in a browser that lacks what pdf.js and the hash library use', () => {
  const before = polyfilled.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
  beforeEach(() => {
    for (const [owner, name] of polyfilled) Reflect.deleteProperty(owner, name);
    installPolyfills();
  });
  afterEach(() => {
    for (const [index, [owner, name]] of polyfilled.entries()) {
      const had = before[index];
      if (had) Object.defineProperty(owner, name, had);
      else Reflect.deleteProperty(owner, name);
    }
  });

  it('at() works for arrays, strings and typed arrays', () => {
    expect([[1, 2].at(-1), 'ab'.at(-1), new Uint8Array([1, 2]).at(-1), [1].at(5)]).toEqual([
      2,
      'b',
      2,
      undefined,
    ]);
  });

  it('Object.hasOwn distinguishes own properties from inherited ones', () => {
    expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')]).toEqual([true, false]);
  });

  it('Promise.withResolvers settles its promise', async () => {
    const { promise, resolve } = (
      Promise as unknown as {
        withResolvers: () => { promise: Promise<number>; resolve: (value: number) => void };
      }
    ).withResolvers();
    resolve(7);
    await expect(promise).resolves.toBe(7);
  });

  it('structuredClone copies an image with its bytes', () => {
    const picture = { width: 1, data: new Uint8ClampedArray([1, 2, 3, 4]), parts: [{ index: 1 }] };
    const copy = structuredClone(picture);
    expect(copy).toEqual(picture);
    expect(copy.data).not.toBe(picture.data);
    expect(copy.parts[0]).not.toBe(picture.parts[0]);
  });
});

it('existing functions are not replaced', () => {
  const own = Array.prototype.at;
  installPolyfills();
  expect(Array.prototype.at).toBe(own);
});
