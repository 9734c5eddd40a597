import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../host-sandbox/platform/testing/project-root';

/** Loads the configuration with these options of Node. @returns values of it */
function configured(node: readonly string[], options: object, command: 'build' | 'serve') {
  const script = `
    import { resolveConfig } from 'vite';
    const { root, build, server } = await resolveConfig(${JSON.stringify(options)}, '${command}');
    process.stdout.write(JSON.stringify([root, build.outDir, server.port]));
  `;
  const output = execFileSync(process.execPath, [...node, '--input-type=module', '--eval', script], {
    cwd: projectRoot(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output) as [root: string, outDir: string, port: number];
}

it('The build is written to the folder dist (R9.24)', () => {
  const [from, to] = configured(['--import', 'tsx'], { configLoader: 'native' }, 'build');
  expect(join(from, to)).toBe(join(projectRoot(), 'dist'));
});

it('Plain `npx vite` serves at port 11000 (R9.23)', () => {
  expect(configured([], {}, 'serve')[2]).toBe(11_000);
});
