import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildIfNeeded } from './build-if-needed';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  write('.npmrc', 'loglevel=silent');
  write(
    'package.json',
    JSON.stringify({ scripts: { build: `node -e "fs.writeFileSync('was-built', '')"` } }),
  );
  utimesSync(join(root, 'package.json'), 1000, 1000);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const results = [
  'dist/index.html',
  'host-sandbox/shell/dist/index.html',
  'host-sandbox/hosts/dist/assets/lab.js',
];

test('nothing is built while the portal, the sample host and the hosts of other kinds are newer than their sources', async () => {
  for (const file of results) write(file);
  await buildIfNeeded(root);
  expect(existsSync(join(root, 'was-built'))).toBe(false);
});

test.each(results)('a missing %s is built', async (missing) => {
  for (const file of results) if (file !== missing) write(file);
  await buildIfNeeded(root);
  expect(existsSync(join(root, 'was-built'))).toBe(true);
});
