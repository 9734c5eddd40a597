/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const names = ['define', 'module', 'exports', 'require'];
const rules = {
  'no-restricted-globals': ['error', ...names],
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) => names.map((property) => ({ object, property }))),
  ],
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-globals-'));
  writeFileSync(
    path.join(folder, 'rules.json'),
    JSON.stringify({ categories: { correctness: 'off' }, env: { browser: true }, rules }),
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Lines that use a name of a module loader which the code does not declare itself. */
function loaderNamesIn(files: readonly string[]): string[] {
  const tool = path.join(root, 'node_modules/.bin/oxlint');
  const settings = ['-c', path.join(folder, 'rules.json'), '--no-ignore', '--format', 'unix'];
  const { stdout } = spawnSync(tool, [...settings, ...files], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes('no-restricted'));
}

it('No script of the build looks at a module loader of the page, such as RequireJS', () => {
  const dist = path.join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => /\.m?js$/.test(name)).map((name) => path.join(dist, name));
  expect(scripts.length).toBeGreaterThan(30);
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const inline = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = ''], index) => {
    const file = path.join(folder, `inline-${index}.js`);
    writeFileSync(file, code);
    return file;
  });
  expect(inline.length).toBeGreaterThan(2);
  expect(loaderNamesIn([...scripts, ...inline])).toEqual([]);
});

it.each([
  "if (typeof define === 'function' && define.amd) define([]);",
  "typeof exports === 'object' ? (module.exports = 1) : 0;",
  'window.define && window.define([]);',
])('This check finds %s', (code) => {
  const file = path.join(folder, 'planted.js');
  writeFileSync(file, code);
  expect(loaderNamesIn([file])).not.toEqual([]);
});
