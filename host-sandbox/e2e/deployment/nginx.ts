import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { freePort } from '../../platform/testing/free-port';

/** Path of an installed nginx, or undefined. */
export const nginxBinary = [
  '/usr/sbin/nginx',
  ...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'nginx')),
].find((file) => existsSync(file));

/**
 * Starts nginx on the built `deploy/nginx.conf`, with only port, folder and platform addresses replaced. Runs as the
 * current user, with all files in its own folder.
 * @param platformPorts processes of the platform
 * @param mimeTypes the distribution's types, which nginx.conf includes
 */
export async function startNginx(
  binary: string,
  dist: string,
  platformPorts: readonly number[],
  mimeTypes: string,
) {
  const prefix = await mkdtemp(path.join(tmpdir(), 'portal-nginx-'));
  const removeFiles = () => rm(prefix, { recursive: true, force: true });
  try {
    const { url, child } = await launch(binary, prefix, dist, platformPorts, mimeTypes);
    return {
      url,
      /** Lines of its access log. */
      log: async () => (await readFile(path.join(prefix, 'portal.log'), 'utf8')).trimEnd().split('\n'),
      async stop() {
        const ended = new Promise((done) => child.once('exit', done));
        child.kill('SIGTERM');
        await ended;
        await removeFiles();
      },
    };
  } catch (error) {
    await removeFiles();
    throw error;
  }
}

/** Writes the configuration below `prefix` and starts nginx on it. */
async function launch(
  binary: string,
  prefix: string,
  dist: string,
  platformPorts: readonly number[],
  mimeTypes: string,
) {
  const port = await freePort();
  const built = await readFile(path.join(dist, '../deploy/nginx.conf'), 'utf8');
  const site = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /srv/portal;', `root ${dist};`],
    [firstPlatform, platformLines(platformPorts)],
    ['/var/log/nginx', prefix],
  ].reduce((text, [ours, theirs]) => replaceText(text, ours ?? '', theirs ?? ''), built);
  await writeFile(path.join(prefix, 'site.conf'), site);
  await writeFile(path.join(prefix, 'nginx.conf'), wrapper(prefix, mimeTypes));
  const child = spawn(binary, ['-p', prefix, '-c', path.join(prefix, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, url);
  return { url, child };
}

/** The line of the first process of the platform. */
const firstPlatform = 'server 127.0.0.1:11000 max_fails=0;';
const platformLines = (ports: readonly number[]) =>
  ports.map((port) => firstPlatform.replace('11000', String(port))).join('\n  ');

function replaceText(text: string, ours: string, theirs: string): string {
  if (!text.includes(ours)) throw new Error(`deploy/nginx.conf no longer says "${ours}"`);
  return text.replaceAll(ours, theirs);
}

function wrapper(prefix: string, mimeTypes: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // Only root may name a user; otherwise its workers could not read the build.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : '';
  return `${user}
daemon off;
worker_processes 1;
pid ${prefix}/nginx.pid;
events {}
http {
  access_log off;
  include ${mimeTypes};
  ${folders.map((name) => `${name}_temp_path ${prefix}/${name};`).join('\n  ')}
  include ${prefix}/site.conf;
}
`;
}

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let stderr = '';
  child.stderr?.on('data', (part: Buffer) => (stderr += part.toString()));
  const deadline = Date.now() + 10_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const isReady = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isReady) return;
  }
  child.kill('SIGTERM');
  throw new Error(`nginx did not start: ${stderr}`);
}
