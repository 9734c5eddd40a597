import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../host-sandbox/platform/testing/project-root';

/** Loads the configuration as `npm run build:portal` does and prints its output folder. */
const script = `
  import { resolveConfig } from 'vite';
  const { root, build } = await resolveConfig({ configLoader: 'native' }, 'build');
  process.stdout.write(JSON.stringify([root, build.outDir]));
`;

test('the build is written to the folder dist (R9.24)', () => {
  const root = projectRoot();
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: root, encoding: 'utf8' },
  );
  const [from, to] = JSON.parse(output) as [string, string];
  expect(join(from, to)).toBe(join(root, 'dist'));
});
