/**
 * Functions that pdf.js and the hash library use, and that the oldest supported browsers lack (Chrome 86, Safari 14).
 * Each is added only if it is missing, because the page may be a host's. pdf.js' own legacy build would also replace
 * existing functions, such as `JSON.parse`.
 */
const defineIfMissing = (target: object, name: string, value: unknown) => {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
};

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

function withResolvers() {
  let settle: { resolve: (value: unknown) => void; reject: (cause: unknown) => void } | undefined;
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

/** `structuredClone` of plain data and typed arrays; pdf.js clones images with it. */
function clonePlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clonePlain);
  if (value instanceof Uint8Array || value instanceof Uint8ClampedArray || value instanceof Float32Array)
    return value.slice();
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clonePlain(part)]));
}

/** Adds the functions that are missing in this page or worker. */
export function installPolyfills(): void {
  const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object;
  for (const prototype of [Array.prototype, String.prototype, typedArray])
    defineIfMissing(prototype, 'at', at);
  defineIfMissing(Object, 'hasOwn', (owner: object, name: PropertyKey) =>
    Object.prototype.hasOwnProperty.call(owner, name),
  );
  defineIfMissing(Promise, 'withResolvers', withResolvers);
  defineIfMissing(globalThis, 'structuredClone', clonePlain);
}
