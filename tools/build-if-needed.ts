import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../host-sandbox/platform/core/process/startup-error';

/** Inputs of the build. */
const sources = [
  'src',
  'public',
  'tools',
  'index.html',
  'vite.config.ts',
  'package.json',
  'host-sandbox/shell',
  'host-sandbox/operator',
  'host-sandbox/hosts',
];
/** Results of the build; the sample hosts have no page of their own. */
const outputs = ['dist/index.html', 'host-sandbox/shell/dist/index.html', 'host-sandbox/hosts/dist'];

/**
 * Runs `npm run build` when a result of it is missing or older than any of its sources. Bound ports respond "starting"
 * meanwhile.
 * @param root folder of the project
 * @throws StartupError when the build fails
 */
export async function buildIfNeeded(root: string): Promise<void> {
  const built = Math.min(...outputs.map((result) => newestChange(join(root, result))));
  const changed = Math.max(...sources.map((source) => newestChange(join(root, source))));
  if (built > changed) return;
  process.stdout.write('正在构建门户……\n');
  const build = spawn('npm', ['run', 'build'], {
    cwd: root,
    stdio: 'inherit',
    // On Windows npm is a script, not a program.
    shell: process.platform === 'win32',
  });
  const [code] = (await once(build, 'close')) as [number | null];
  if (code !== 0)
    throw new StartupError(
      '构建失败，请先修正上面的错误，再重新运行 npm start。',
      'the build failed: fix the errors above, and run npm start again',
    );
}

/** Time of the latest change of a file or of anything in a folder, in milliseconds; 0 if it does not exist. */
function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const inner = readdirSync(path).filter((name) => name !== 'dist' && name !== 'node_modules');
  return Math.max(0, ...inner.map((name) => newestChange(join(path, name))));
}
