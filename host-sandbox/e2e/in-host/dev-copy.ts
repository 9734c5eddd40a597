import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { copyFolder, seededFolder } from '../../platform/testing/build-cache';
import { projectRoot } from '../../platform/testing/project-root';

/** Files of the project that `npm run dev` needs, without builds, data and results. */
const copiedPaths = [
  'src',
  'host-sandbox',
  'tools',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
const notCopied = new Set(['dist', 'e2e', 'bench', 'node_modules']);

export interface DevCopy {
  /** URL of the standalone portal. */
  readonly portalUrl: string;
  /** URL of the sample host. */
  readonly hostUrl: string;
  /** Replaces a text in a file of the copy. @throws Error if the text is missing */
  edit(file: string, from: string, to: string): Promise<void>;
  /** Ends it and removes the copy. */
  stop(): Promise<void>;
}

/**
 * Runs `npm run dev` on a copy of the project, so that a test can edit files without affecting other processes.
 * @throws Error with its output when it ends before it serves
 */
export async function startDevCopy(): Promise<DevCopy> {
  const root = projectRoot();
  const folder = await mkdtemp(join(tmpdir(), 'portal-dev-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    for (const part of copiedPaths)
      await cp(join(root, part), join(folder, part), {
        recursive: true,
        filter: (path) => !notCopied.has(basename(path)),
      });
    await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
    await copyFolder(await seededFolder(), join(folder, '.data'));
    const child = spawn(process.execPath, ['--import', 'tsx', 'host-sandbox/commands/dev.ts'], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        LOG_LEVEL: 'silent',
        CAPTCHA_COST: '200',
        PORTAL_PORT: '0',
        HOST_PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const ended = once(child, 'exit');
    const stop = async () => {
      child.kill('SIGTERM');
      await ended;
      await remove();
    };
    const [portalUrl = '', hostUrl = ''] = await new Promise<string[]>((resolve, reject) => {
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (part: Buffer) => {
          text += part.toString();
          if (text.includes('Ctrl-C')) resolve(text.match(/http:\/\/localhost:\d+/g) ?? []);
        });
      void ended.then(() => reject(new Error(`npm run dev ended: ${text}`)));
    });
    return {
      portalUrl,
      hostUrl,
      stop,
      async edit(file, from, to) {
        const code = await readFile(join(folder, file), 'utf8');
        if (!code.includes(from)) throw new Error(`${file} has no ${from}`);
        await writeFile(join(folder, file), code.replace(from, to));
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Links every package, so that Vite's cache beside them stays in the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  const names = (await readdir(from)).filter((name) => !name.startsWith('.') || name === '.bin');
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))));
}
