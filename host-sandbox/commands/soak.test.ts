import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../platform/testing/project-root';

let folder: string;
let programs: string;
let calls: string;

/** A script in place of a program. */
function plant(name: string, order: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${order}\n`);
  chmodSync(join(programs, name), 0o755);
}

beforeEach(() => {
  // in memory, where other temporary files are, a system may forbid programs
  folder = mkdtempSync('/tmp/soak-');
  [programs, calls] = [join(folder, 'programs'), join(folder, 'calls')];
  mkdirSync(programs);
  writeFileSync(calls, '');
  // started by root, PostgreSQL runs as another user
  for (const path of [folder, programs]) chmodSync(path, 0o755);
  chmodSync(calls, 0o666);
  plant('initdb', '');
  plant('pg_ctl', `echo "$@" >> '${calls}'`);
  plant('npm', 'exec cat'); // a build that does not end
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a soak run that %s ends stops its PostgreSQL and deletes the folder of its data',
  async (signal) => {
    const root = projectRoot();
    const child = spawn(
      process.execPath,
      ['--import', pathToFileURL(require.resolve('tsx')).href, join(root, 'host-sandbox/commands/soak.ts')],
      {
        cwd: folder, // the results of the running tests stay
        env: {
          PATH: [programs, process.env.PATH].join(delimiter),
          TMPDIR: folder,
          TEST_POSTGRES_BIN: programs,
          TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'),
        },
      },
    );
    const ended = once(child, 'exit');
    let text = '';
    await new Promise<void>((done) => {
      child.stdout.on('data', (part: Buffer) => {
        text += part.toString();
        if (text.includes('▶ build')) done();
      });
      void ended.then(() => done());
    });
    child.kill(signal);
    expect(await ended).toEqual([1, null]);
    child.stdin.end(); // ends the build, too
    expect(readFileSync(calls, 'utf8')).toMatch(/start -w .*\n.*stop -m immediate\n$/);
    expect(readdirSync(folder).filter((name) => name.startsWith('postgres-'))).toEqual([]);
  },
);
