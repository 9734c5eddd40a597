import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDataKey } from './data-key';
import { createEncryption } from './encryption';

const encryption = createEncryption(Buffer.alloc(32, 1));

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
  expect(() => createEncryption(Buffer.alloc(32, 2)).decrypt(sealed, 'x')).toThrow();
});

test('a keyed hash differs by key and by use', () => {
  const hashes = [
    encryption.keyedHash('sms', '123456'),
    encryption.keyedHash('captcha', '123456'),
    createEncryption(Buffer.alloc(32, 2)).keyedHash('sms', '123456'),
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
    const key = readDataKey(null, folder);
    expect(key).toHaveLength(32);
    expect(statSync(join(folder, 'data.key')).mode & 0o777).toBe(0o600);
    expect(readDataKey(null, folder)).toEqual(key);
  });

  test('from the settings takes precedence over the file and creates none', () => {
    const given = Buffer.alloc(32, 7);
    expect(readDataKey(given, folder)).toBe(given);
    expect(() => readFileSync(join(folder, 'data.key'))).toThrow();
  });

  test('that is damaged is rejected with its path and left unchanged', () => {
    writeFileSync(join(folder, 'data.key'), 'short');
    expect(() => readDataKey(null, folder)).toThrow(join(folder, 'data.key'));
    expect(readFileSync(join(folder, 'data.key'), 'utf8')).toBe('short');
  });
});
