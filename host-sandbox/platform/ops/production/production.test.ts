import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxExample } from '../../../../tools/build/deploy-files';
import { settingTable } from '../../core/settings/settings';
import { projectRoot } from '../../testing/project-root';

const files = readdirSync(__dirname).filter((name) => !name.endsWith('.ts'));
const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
/** The names that an env file sets. */
const variablesOf = (name: string) =>
  [...read(name).matchAll(/^([A-Z_]+)=/gm)].map(([, found = '']) => found);

test('the files for production start programs that exist, with settings that exist', () => {
  const names = new Set<string>(['NODE_ENV', ...Object.values(settingTable).map(({ env }) => env)]);
  const isEnv = (name: string) => name.endsWith('.env');
  const given = files.filter(isEnv).flatMap(variablesOf);
  for (const file of files.filter((name) => !isEnv(name))) {
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

test('the image starts without the sample, as a user without rights, with what backups and operators need', () => {
  const [build = '', image = '', ...others] = read('Dockerfile')
    .split(/^FROM .*$/m)
    .slice(1);
  expect(others).toEqual([]);
  expect(build).toMatch(/^RUN npm run build:portal && npm run build:shell$/m);
  expect(image).toMatch(/^ENV .*\bSEED=none\b/m);
  expect(image).toMatch(/apt-get install .*\bpostgresql-client\b/);
  expect(image).not.toMatch(/npm (ci|install|run)/);
  // nothing is done as root after the last copy
  const orders = [...image.matchAll(/^([A-Z]+) /gm)].map(([, order]) => order);
  expect(orders.slice(orders.lastIndexOf('COPY') + 1)).toEqual([
    ...['USER', 'ENV', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'],
  ]);
  expect(image).toMatch(/^USER node$/m);
  // the platform imports nothing else of src, which lint enforces
  const copied = [...image.matchAll(/ \/opt\/portal\/(\S+)/g)].map(([, name]) => name);
  expect(copied).toEqual([
    ...['package.json', 'tsconfig.json', 'node_modules', 'src/contracts', 'host-sandbox', 'dist', 'deploy'],
  ]);
});

test("the operators' pages hold no secret of the platform", () => {
  const unit = read('portal-host.service');
  expect(unit.match(/^EnvironmentFile=.*/gm)).toEqual(['EnvironmentFile=/etc/portal-host.env']);
  // the same user could read the environment of the platform's processes
  expect(unit).toMatch(/^DynamicUser=yes$/m);
  expect(unit).not.toMatch(/^User=/m);
  expect(variablesOf('portal-host.env')).toEqual(['NODE_ENV', 'HSTS_DAYS', 'PORTAL_URL']);
});

test('no unit of the platform may make system calls that a server does not need', () => {
  for (const unit of ['portal@.service', 'portal-host.service', 'portal-backup.service'])
    expect(read(unit).match(/^SystemCall.*/gm)).toEqual([
      'SystemCallArchitectures=native',
      'SystemCallFilter=@system-service',
      'SystemCallFilter=~@privileged',
      'SystemCallErrorNumber=EPERM',
    ]);
});

test('a process serves for longer than nginx keeps a connection to it and passes another one over', () => {
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(read('portal@.service'))?.[1]);
  const nginx = nginxExample();
  const seconds = (name: string) => Number(new RegExp(`^[^#\n]*\\b${name}[ =](\\d+)s`, 'm').exec(nginx)?.[1]);
  // nginx counts whole seconds
  expect(drain).toBeGreaterThan(seconds('fail_timeout') + 1);
  expect(drain).toBeGreaterThan(seconds('keepalive_timeout') + 1);
  expect(drain).toBeLessThan(Number(/TimeoutStopSec=(\d+)/.exec(read('portal@.service'))?.[1]) - 5);
});

test('the guide installs the packages of the programs that it calls', () => {
  const guide = readFileSync(join(projectRoot(), 'docs/production.md'), 'utf8');
  const shell = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text).join('\n');
  const installed = [...shell.matchAll(/^apt-get install --\S+ ([^&\n]*)/gm)].flatMap(([, names = '']) =>
    names.trim().split(' '),
  );
  const packageOf = {
    git: 'git',
    curl: 'curl',
    node: 'nodejs',
    npm: 'npm',
    nginx: 'nginx',
    certbot: 'certbot',
    createuser: 'postgresql-client',
    'systemd-run': 'dbus',
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
  expect(units).toHaveLength(5);
  expect(execFileSync(analyser, ['verify', '--man=no', ...units], { stdio: 'pipe' }).toString()).toBe('');
});
