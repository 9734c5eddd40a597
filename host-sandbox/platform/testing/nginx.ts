import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { on } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { releasePage } from '../core/portal/release-page';
import { projectRoot } from './project-root';
import { freePort } from './free-port';

/** Path of an installed nginx, or undefined. */
export const nginxBinary = [
  '/usr/sbin/nginx',
  ...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'nginx')),
].find((file) => existsSync(file));

/**
 * Starts nginx on the built `deploy/nginx.conf`, with only ports, names, folders and platform addresses replaced. Runs as
 * the current user, with all files in its own folder.
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
    release(dist, prefix);
    const { url, belowUrl, child } = await launch(binary, prefix, dist, platformPorts, mimeTypes);
    return {
      url,
      /** A site that has the portal below `/y/portal`, by the example of the guide. */
      belowUrl,
      /** Releases another build; nginx serves its page after a reload. */
      release: (folder: string) => release(folder, prefix),
      /** Nginx reads its configuration again. Resolves when no worker serves by the former one. */
      async reload() {
        child.kill('SIGHUP');
        for await (const lines of on(child.stderr, 'data'))
          if (lines.join().includes('exited with code')) return;
      },
      /** Lines of its access log. */
      log: async () => (await readFile(path.join(prefix, 'portal.log'), 'utf8')).trimEnd().split('\n'),
      pid: child.pid ?? 0,
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

function release(dist: string, prefix: string): void {
  releasePage(dist, path.join(prefix, 'page'), { days: 7, now: new Date() });
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
  const changes: readonly (readonly [ours: string | RegExp, theirs: string])[] = [
    // a machine need not have IPv6
    [/ *listen \[::\]:.*\n/g, ''],
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['listen 443', `listen 127.0.0.1:${await freePort()}`],
    // the name of its address
    ['server_name portal.example.org;', 'server_name portal.example.org 127.0.0.1;'],
    ['root /srv/portal;', `root ${dist};`],
    ['/srv/portal-page.conf', path.join(prefix, 'page.conf')],
    [
      /server 127\.0\.0\.1:11000 (.*);\n *server 127\.0\.0\.1:11002 .*;/g,
      platformPorts.map((platform) => `server 127.0.0.1:${platform} $1;`).join('\n  '),
    ],
    ['/var/log/nginx', prefix],
  ];
  const site = changes.reduce((text, [ours, theirs]) => replaceText(text, ours, theirs), built);
  const belowPort = await freePort();
  const below = `server { listen 127.0.0.1:${belowPort};\n${await belowPathExample(port)} }\n`;
  await writeFile(path.join(prefix, 'site.conf'), site + below);
  await writeFile(path.join(prefix, 'nginx.conf'), wrapper(prefix, mimeTypes));
  const child = spawn(binary, ['-p', prefix, '-c', path.join(prefix, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, url);
  return { url, belowUrl: `http://127.0.0.1:${belowPort}`, child };
}

/** The example of docs/operations.md. @param port of the server that it stands in front of */
async function belowPathExample(port: number): Promise<string> {
  const guide = await readFile(path.join(projectRoot(), 'docs/operations.md'), 'utf8');
  const [, example = ''] = /```nginx\n([\s\S]*?)```/.exec(guide) ?? [];
  return replaceText(example, '127.0.0.1:8080', `127.0.0.1:${port}`);
}

function replaceText(text: string, ours: string | RegExp, theirs: string): string {
  const replaced = text.replaceAll(ours, theirs);
  if (replaced === text) throw new Error(`The configuration of nginx no longer says "${ours}"`);
  return replaced;
}

function wrapper(prefix: string, mimeTypes: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // Only root may name a user; otherwise its workers could not read the build.
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : '';
  return `${user}
daemon off;
error_log stderr notice; # says when a worker ends
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

async function waitUntilReady(child: ChildProcessByStdio<null, null, Readable>, url: string): Promise<void> {
  let stderr = '';
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
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
