import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../host-sandbox/platform/testing/project-root';

/** Prints the paths that the configuration takes from addresses of files. */
const script = `
  import { resolveConfig } from 'vite';
  import { articlePreviewStyles } from './tools/build/article-preview-styles.ts';
  const { resolve } = await resolveConfig({ configLoader: 'native' }, 'build');
  const paths = resolve.alias.flatMap(({ find, replacement }) => (find === '@' ? [replacement] : []));
  articlePreviewStyles().load.call({ addWatchFile: (path) => paths.push(path) }, '/__article-preview.css');
  process.stdout.write(JSON.stringify(paths));
`;

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'build-')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the build finds its sources in a folder whose name has a space and Chinese letters', () => {
  const copy = join(folder, '培训 portal');
  mkdirSync(copy);
  for (const part of ['tools', 'src', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(join(projectRoot(), part), join(copy, part), { recursive: true });
  symlinkSync(join(projectRoot(), 'node_modules'), join(copy, 'node_modules'));
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: copy, encoding: 'utf8' },
  );
  const paths = JSON.parse(output) as string[];
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => !path.startsWith(copy) || !existsSync(path))).toEqual([]);
});
