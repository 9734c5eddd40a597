import fc from 'fast-check';
import * as validators from './validators';

const long = (count: number) => 'a'.repeat(count);

/** Valid and invalid texts of each validator, with boundaries. */
const table: [name: string, holds: (text: string) => boolean, good: string[], bad: string[]][] = [
  [
    'digits only (R5.5)',
    validators.isDigits,
    ['0', '007', '12345678901234567890'],
    ['', ' 1', '1 ', '-1', '1.0', '1e3', '１２', '12\n', '٣'],
  ],
  [
    'a name of Chinese characters, letters or digits (R5.6)',
    validators.isPlainName,
    ['移植', 'abc', 'A1', '移植Team2', '𠮷'],
    ['', '移 植', 'a_b', 'a-b', '移植！', 'é', '<b>', 'ab\n'],
  ],
  [
    'IPv4 addresses (R5.7)',
    validators.isIpv4,
    ['0.0.0.0', '255.255.255.255', '192.168.1.9', '1.20.100.249'],
    ['', '256.0.0.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.4 ', '1.2.3.a', '::1', '1.2.3.4\n'],
  ],
  [
    'URLs (R5.8)',
    validators.isUrl,
    [
      'http://a.example.org',
      'https://a.example.org:8443/x?y=1#z',
      'ftp://files.example.org/a',
      'http://localhost',
      'http://127.0.0.1/',
      'HTTPS://例子.example.org/路径',
    ],
    [
      '',
      'a.example.org',
      '//a.example.org',
      'javascript:alert(1)',
      'http://',
      'http:///x',
      'http://a b',
      'https:\\\\a.example.org',
      'mailto:a@b.cn',
      'http://a:99999',
      'http://a.cn\n',
    ],
  ],
  ['lowercase letters (R5.9)', validators.isLowercase, ['a', 'abc'], ['', 'A', 'aB', 'a1', 'ä', 'a ']],
  ['uppercase letters (R5.10)', validators.isUppercase, ['A', 'ABC'], ['', 'a', 'Ab', 'A1', 'Ä', 'A ']],
  ['letters (R5.11)', validators.isAlphabetic, ['a', 'Z', 'aZ'], ['', '1', 'a1', 'é', 'a b', '中']],
  [
    'ports (R5.12)',
    validators.isPort,
    ['0', '1', '80', '65535'],
    ['', '-1', '65536', '99999', '080', '1.0', '8e1', ' 80', '100000'],
  ],
  [
    'mobile phones (R5.13)',
    validators.isMobilePhone,
    ['13800000001', '10000000000', '19999999999'],
    ['', '1380000000', '138000000011', '23800000001', '+8613800000001', '138 0000 0001', '1380000000x'],
  ],
  [
    'e-mail addresses below 255 characters (R5.15)',
    validators.isEmail,
    [
      'a@b.cn',
      'first.last+tag@mail.example.org',
      'a@example.xn--fiqs8s',
      "o'neil@example.org",
      `${long(64)}@${Array.from({ length: 3 }, () => long(61)).join('.')}.cn`,
      `${long(68)}@${Array.from({ length: 3 }, () => long(60)).join('.')}.cn`,
    ],
    [
      '',
      'a',
      'a@b',
      '@b.cn',
      'a@.cn',
      'a..b@c.cn',
      '.a@c.cn',
      'a@b.c',
      'a b@c.cn',
      'a@b_c.cn',
      'a@-b.cn',
      'a@b.cn\n',
      `${long(69)}@${Array.from({ length: 3 }, () => long(61)).join('.')}.cn`,
    ],
  ],
  [
    'Chinese names of 2 to 4 characters (R5.16)',
    validators.isChineseName,
    ['李明', '欧阳明月', '王小二', '𠮷田'],
    ['', '李', '一二三四五', 'Li', '李 明', '李明1', '古丽·买'],
  ],
  [
    'blank text (R5.17)',
    validators.isBlank,
    ['', ' ', '\t\n', '\u3000', 'null', ' null '],
    ['0', 'a', 'NULL', 'nulls', 'undefined', 'false'],
  ],
  [
    'landline, 400 and 800 numbers (R5.18)',
    validators.isLandline,
    [
      '010-82345678',
      '010-12345678',
      '0755 1234567转123',
      '12345678',
      '0755-2345678',
      '07552345678',
      '0755 23456789',
      '62345678',
      '6234567',
      '010-62345678-1234',
      '010-62345678转12',
      '400-123-4567',
      '4001234567',
      '400-1234567',
      '800-810-1234',
    ],
    [
      '',
      '13800000001',
      '01062345',
      '400-12-4567',
      '40012345678',
      '500-123-4567',
      '010-123456789',
      '10-62345678',
      '62345678-',
      '010--62345678',
      '12345',
    ],
  ],
  [
    'decimals with up to 2 places (R5.19)',
    validators.isDecimal,
    ['0', '1', '0.1', '0.12', '10.00', '-1.5', '123456789.99'],
    ['', '.', '1.', '.5', '1.234', '01', '1,000', '1e2', '+1', '1.2.3', ' 1', '--1', '１'],
  ],
  [
    'JSON objects (R5.20)',
    validators.isJsonObject,
    ['{}', '{"a":1}', ' {"a":{"b":[]}} '],
    ['', '[]', '1', '"a"', 'null', 'true', '{', "{'a':1}", '{"a":1,}', 'undefined'],
  ],
  [
    'passwords of 8 characters or more, the simple rule (R5.4)',
    validators.isSimplePassword,
    ['12345678', '        ', long(100), '一二三四五六七八'],
    ['', '1234567', '😀😀😀😀'],
  ],
  [
    'real names, wider than the Chinese name (R10.18)',
    validators.isRealName,
    ['李明', '阿依古丽·买买提', "Anna-Marie O'Hara", 'José', '王〇一', '李'.repeat(60)],
    ['', '李', '李'.repeat(61), '·李明', '李明·', 'a<b>', '李明1', "'; drop", '李\n明', '\u3164\u3164'],
  ],
  [
    'user names of 4 to 20 letters, digits or _ (R10.17)',
    validators.isUsername,
    ['abcd', 'A_1_', '1234', long(20)],
    ['', 'abc', long(21), 'ab-cd', 'ab cd', '用户名字', 'abcd\n', 'ab.cd'],
  ],
  [
    'SMS codes of 6 digits (R10.47)',
    validators.isSmsCode,
    ['000000', '123456'],
    ['', '12345', '1234567', '12345a', ' 12345', '１２３４５６'],
  ],
];

describe.each(table)('%s', (_name, holds, good, bad) => {
  it.each(good)('accepts %j', (text) => {
    expect(holds(text)).toBe(true);
  });
  it.each(bad)('rejects %j', (text) => {
    expect(holds(text)).toBe(false);
  });
});

// One title for each rule, for the list of requirements; the cases are in the tables above.
it.each(table)(
  'every case of the table is validated as declared: %s (R5.4, R5.5, R5.6, R5.7, R5.8, R5.9, R5.10, R5.11, R5.12, R5.13, R5.15, R5.16, R5.17, R5.18, R5.19, R5.20, R10.17)',
  (_name, holds, good, bad) => {
    expect(good.filter((text) => !holds(text))).toEqual([]);
    expect(bad.filter(holds)).toEqual([]);
  },
);

it('a missing value is blank (R5.17)', () => {
  expect([validators.isBlank(null), validators.isBlank(undefined)]).toEqual([true, true]);
});

it('no validator throws or hangs on any text', () => {
  const validatorFunctions = table.map(([, holds]) => holds);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const holds of validatorFunctions) expect(typeof holds(text)).toBe('boolean');
    }),
  );
  const hostile = ['a'.repeat(50_000), '1'.repeat(50_000), `a@${'a.'.repeat(20_000)}`, ' '.repeat(50_000)];
  const start = performance.now();
  for (const text of hostile) for (const holds of validatorFunctions) holds(text);
  expect(performance.now() - start).toBeLessThan(2000);
});

it('random numbers in normal notation are valid (R5.7, R5.12, R5.19)', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(fc.property(fc.tuple(byte, byte, byte, byte), (bytes) => validators.isIpv4(bytes.join('.'))));
  fc.assert(fc.property(fc.integer({ min: 0, max: 65535 }), (port) => validators.isPort(String(port))));
  fc.assert(fc.property(fc.integer({ min: 65536 }), (port) => !validators.isPort(String(port))));
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) =>
      validators.isDecimal((cents / 100).toFixed(2)),
    ),
  );
});

it('JSON of an object is valid, JSON of anything else is not (R5.20)', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      expect(validators.isJsonObject(JSON.stringify(value))).toBe(isObject);
    }),
  );
});
