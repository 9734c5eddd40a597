import { jsonText, parseJsonText } from './json-text';

const values = [
  { reports: [{ ranges: [[0, 1.5]], read: true, at: undefined }], text: '"引号"', none: null },
  [],
  [1, [2, [undefined, null]], {}],
  { at: new Date(0), nested: { toString: 'x' } },
  '文本',
  null,
  7,
  true,
];
const prototypes: Readonly<Record<string, object>> = {
  Array: Array.prototype,
  Object: Object.prototype,
  Date: Date.prototype,
  String: String.prototype,
};

it.each([['Array'], ['Object'], ['String'], ['Array', 'Date', 'Object', 'String']])(
  'JSON is the same on a page that gives %s a toJSON',
  (...patched) => {
    const before = values.map((value) => [JSON.stringify(value), JSON.stringify(value, null, 2)]);
    const restore = patched.map((name) => {
      const prototype = prototypes[name]!;
      const own = Object.getOwnPropertyDescriptor(prototype, 'toJSON');
      Object.assign(prototype, { toJSON: () => 'patched' });
      return () => {
        Reflect.deleteProperty(prototype, 'toJSON');
        if (own) Object.defineProperty(prototype, 'toJSON', own);
      };
    });
    const written = values.map((value) => [jsonText(value), jsonText(value, 2)]);
    for (const undo of restore) undo();
    expect(written).toEqual(before);
  },
);

it('texts stay texts on a page whose JSON.parse makes dates of them', async () => {
  const text = '{"at":"2026-11-27T08:00:00.5Z","list":["2026-11-27"],"number":1}';
  const plain: unknown = JSON.parse(text);
  const { parse } = JSON;
  jest
    .spyOn(JSON, 'parse')
    .mockImplementation(
      (given: string) =>
        parse(given, (_key, value: unknown) =>
          typeof value === 'string' && /^\d{4}-/.test(value) ? new Date(value) : value,
        ) as unknown,
    );
  expect(await parseJsonText(text)).toEqual(plain);
  await expect(parseJsonText('{')).rejects.toThrow();
  jest.restoreAllMocks();
  expect(await parseJsonText(text)).toEqual(plain);
});
