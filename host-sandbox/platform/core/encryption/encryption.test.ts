import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDataKey, readDataKeys } from './data-key';
import { createEncryption } from './encryption';

const encryption = createEncryption([Buffer.alloc(32, 1)]);

test('a ciphertext decrypts in its own context only and is never repeated', () => {
  const sealed = encryption.encrypt('11010519491231002X', 'users.id_number:1');
  expect(encryption.decrypt(sealed, 'users.id_number:1')).toBe('11010519491231002X');
  expect(sealed).not.toContain('1101');
  expect(encryption.encrypt('11010519491231002X', 'users.id_number:1')).not.toBe(sealed);
  expect(() => encryption.decrypt(sealed, 'users.id_number:2')).toThrow();
});

test('an altered or truncated ciphertext, another key and an unknown version are rejected', () => {
  const sealed = encryption.encrypt('秘密', 'x');
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => encryption.decrypt(`v1.${changed.toString('base64url')}`, 'x')).toThrow();
  }
  for (const bad of ['', 'v1.', 'v1.AAAA', 'v2.' + sealed.slice(3), sealed.slice(0, -4)]) {
    expect(() => encryption.decrypt(bad, 'x')).toThrow();
  }
  expect(() => createEncryption([Buffer.alloc(32, 2)]).decrypt(sealed, 'x')).toThrow();
});

test('a former key reads what it encrypted and signed, and nothing is encrypted with it', () => {
  const former = encryption.encrypt('秘密', 'x');
  const renewed = createEncryption([Buffer.alloc(32, 2), Buffer.alloc(32, 1)]);
  expect(renewed.decrypt(former, 'x')).toBe('秘密');
  expect([renewed.isCurrent(former, 'x'), encryption.isCurrent(former, 'x')]).toEqual([false, true]);
  const sealed = renewed.encrypt('秘密', 'x');
  expect([renewed.isCurrent(sealed, 'x'), renewed.decrypt(sealed, 'x')]).toEqual([true, '秘密']);
  expect(() => encryption.decrypt(sealed, 'x')).toThrow();
  expect(() => renewed.decrypt(former, 'y')).toThrow();
  expect(renewed.keyedHashes('sms', '1')).toEqual([
    renewed.keyedHash('sms', '1'),
    encryption.keyedHash('sms', '1'),
  ]);
});

test('a keyed hash differs by key and by use', () => {
  const hashes = [
    encryption.keyedHash('sms', '123456'),
    encryption.keyedHash('captcha', '123456'),
    createEncryption([Buffer.alloc(32, 2)]).keyedHash('sms', '123456'),
  ];
  expect(new Set(hashes).size).toBe(3);
  expect(encryption.keyedHash('sms', '123456')).toBe(hashes[0]);
});

describe('the data key', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'data-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('is created once, readable by its owner only, and read again', () => {
    const keys = readDataKeys(null, folder);
    expect(keys.map((key) => key.length)).toEqual([32]);
    expect(statSync(join(folder, 'data.key')).mode & 0o777).toBe(0o600);
    expect(readDataKeys(null, folder)).toEqual(keys);
  });

  test('gets a new one before it, and the former ones stay for reading', () => {
    const [first] = readDataKeys(null, folder);
    addDataKey(folder);
    addDataKey(folder);
    const keys = readDataKeys(null, folder);
    expect([keys.length, keys[2]]).toEqual([3, first]);
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(3);
    expect(statSync(join(folder, 'data.key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['data.key']);
  });

  test('from the settings takes precedence over the file and creates none', () => {
    const given = [Buffer.alloc(32, 7)] as const;
    expect(readDataKeys(given, folder)).toBe(given);
    expect(() => readFileSync(join(folder, 'data.key'))).toThrow();
  });

  test('that is damaged is rejected with its path and left unchanged', () => {
    writeFileSync(join(folder, 'data.key'), 'short');
    expect(() => readDataKeys(null, folder)).toThrow(join(folder, 'data.key'));
    expect(() => addDataKey(folder)).toThrow(join(folder, 'data.key'));
    expect(readFileSync(join(folder, 'data.key'), 'utf8')).toBe('short');
  });
});
