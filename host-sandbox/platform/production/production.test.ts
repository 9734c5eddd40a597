import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingTable } from '../settings';
import { projectRoot } from '../testing/project-root';

const files = readdirSync(__dirname).filter((name) => !name.endsWith('.ts'));
const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

test('the files for production start programs that exist, with settings that exist', () => {
  const names = new Set<string>(['NODE_ENV', ...Object.values(settingTable).map(({ env }) => env)]);
  const given = [...read('portal.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  for (const file of files.filter((name) => name !== 'portal.env')) {
    const text = read(file);
    const variables = text.split('\n').filter((line) => /^(Environment=|ENV )/.test(line));
    given.push(...variables.flatMap((line) => line.match(/[A-Z_]+(?==)/g) ?? []));
    const programs = text.match(/host-sandbox\/[\w/-]+\.ts/g) ?? [];
    expect([file, programs.filter((program) => !existsSync(join(projectRoot(), program)))]).toEqual([
      file,
      [],
    ]);
  }
  expect(given.length).toBeGreaterThan(10);
  expect(given.filter((name) => !names.has(name))).toEqual([]);
});

test('the guide installs the packages of the programs that it calls', () => {
  const guide = readFileSync(join(projectRoot(), 'docs/production.md'), 'utf8');
  const shell = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text).join('\n');
  const installed = [...shell.matchAll(/^apt-get install --\S+ ([^&\n]*)/gm)].flatMap(([, names = '']) =>
    names.trim().split(' '),
  );
  const packageOf = {
    ...{ git: 'git', curl: 'curl', node: 'nodejs', npm: 'npm', nginx: 'nginx', certbot: 'certbot' },
    ...{ createuser: 'postgresql-client', 'systemd-run': 'dbus' },
  };
  for (const [program, name] of Object.entries(packageOf)) {
    expect(shell).toMatch(new RegExp(`\\b${program} `));
    expect(installed).toContain(name);
  }
});

// Only Linux with systemd has it.
const analyser = '/usr/bin/systemd-analyze';
(existsSync(analyser) ? test : test.skip)('the systemd units are valid', () => {
  const units = files.filter((name) => /\.(service|timer)$/.test(name)).map((name) => join(__dirname, name));
  expect(units).toHaveLength(4);
  expect(execFileSync(analyser, ['verify', '--man=no', ...units], { stdio: 'pipe' }).toString()).toBe('');
});
