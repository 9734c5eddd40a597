import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFolder } from './replace-folder';

let scratch = '';
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'replace-'));
});
afterEach(() => rmSync(scratch, { recursive: true }));
function make(name: string, file: string): string {
  mkdirSync(join(scratch, name));
  writeFileSync(join(scratch, name, file), '');
  return join(scratch, name);
}
const found = () => readdirSync(scratch, { recursive: true }).sort();

test('a draft replaces a folder whole, and a rest of an earlier time', () => {
  make('media.old', 'older');
  replaceFolder(make('media.new', 'later'), make('media', 'former'));
  expect(found()).toEqual(['media', 'media/later']);
});

test('a draft takes a place that is free', () => {
  replaceFolder(make('media.new', 'later'), join(scratch, 'media'));
  expect(found()).toEqual(['media', 'media/later']);
});

test('a draft that cannot be moved leaves the former folder in its place', () => {
  const folder = make('media', 'former');
  expect(() => replaceFolder(join(scratch, 'media.new'), folder)).toThrow('ENOENT');
  expect(found()).toEqual(['media', 'media/former']);
});
