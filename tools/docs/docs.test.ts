import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from '@/shared/routes/paths';
import { sampleAccounts } from '../../host-sandbox/platform/seed/accounts';
import { renderConfiguration } from './configuration';
import { renderDebugging } from './debugging';
import { renderHostProps } from './host-props';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');
const pages = [
  'README.md',
  ...['docs', 'docs/embedding', 'docs/decisions'].flatMap(markdownIn),
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'src/contracts/README.md', 'tools/README.md'],
  ...['bench', 'commands', 'e2e', 'hosts', 'loader', 'operator', 'platform', 'shell'].map(
    (name) => `host-sandbox/${name}/README.md`,
  ),
  ...['browser', 'host', 'platform', 'probe'].map((name) => `host-sandbox/kits/${name}/README.md`),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the README', () => {
  it('is short enough to read in five minutes', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6000);
  });

  it('lists the sample accounts with their passwords', () => {
    const missing = sampleAccounts.filter(
      ({ username, password }) => !new RegExp(`\`${username}\` +\\| \`${password}\` +\\|`).test(readme),
    );
    expect(missing).toEqual([]);
  });

  it('has a map that is true: every folder of src and host-sandbox, and nothing else', () => {
    const map = /## Map\n+```\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    const folders = new Map<string, string[]>();
    let present: string[] = [];
    for (const [, indent, name = ''] of map.matchAll(/^( *)([\w.-]+\/?)/gm)) {
      if (indent) present.push(name);
      else folders.set(name, (present = []));
    }
    expect(folders.get('src/')?.toSorted()).toEqual(
      entriesOf('src').filter((name) => name !== 'globals.d.ts' && !name.includes('.test.')),
    );
    expect(folders.get('host-sandbox/')?.toSorted()).toEqual(
      entriesOf('host-sandbox').filter((name) => name.endsWith('/')),
    );
    expect([...folders.keys()].filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });
});

it('each known advisory is of a package in the version of the lock file', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version?: string }>;
  };
  const rows = [...read('docs/advisories.md').matchAll(/^\| `([^`]+)` +\| ([\d.]+)/gm)];
  const other = rows.filter(([, name, version]) => packages[`node_modules/${name}`]?.version !== version);
  expect(other.map(([row]) => row)).toEqual([]);
  expect(packages['node_modules/@fastify/static']?.version).toBe('10.1.3');
});

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('links only to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('a decision has a context, a decision and a consequence, on 25 lines at most', () => {
  const broken = markdownIn('docs/decisions').filter((file) => {
    const lines = read(file).trimEnd().split('\n');
    const headings = lines.filter((line) => line.startsWith('## ')).join();
    return lines.length > 25 || headings !== '## Context,## Decision,## Consequence';
  });
  expect(broken).toEqual([]);
});

it('docs/configuration.md is up to date, else run npm run docs', () => {
  expect(read('docs/configuration.md')).toBe(renderConfiguration(root));
});

it('docs/configuration.md has every environment variable that the code reads', () => {
  // set by the system, or by one program of the tests for another
  const internal = [
    ...['CI', 'HOME', 'LOCALAPPDATA', 'NODE_ENV', 'PATH', 'PROGRAMFILES', 'JEST_WORKER_ID'],
    ...['PLATFORM_HOSTS', 'PLATFORM_URL', 'SEPARATE_PLATFORM_URL', 'HOSTS_TABLE'],
  ];
  const files = [
    ...['jest.config.ts', 'vite.config.ts'],
    ...['tools', 'host-sandbox', 'src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
        .map((file) => `${folder}/${file}`),
    ),
  ];
  const readNames = files.flatMap((file) => {
    const text = read(file);
    const taken = [...text.matchAll(/const \{([^}]*)\} = process\.env/g)]
      .map(([, names = '']) => names)
      .join();
    return [
      ...[...text.matchAll(/process\.env\.([A-Z][A-Z_]+)/g)].map(([, name = '']) => name),
      ...(taken.match(/[A-Z][A-Z_]+/g) ?? []),
    ];
  });
  const known = read('docs/configuration.md');
  const missing = [...new Set(readNames)].filter((name) => !known.includes(`| \`${name}\``));
  expect(readNames).toEqual(expect.arrayContaining(['HOSTS_PORT', 'TEST_BUCKET_URL']));
  expect(missing.filter((name) => !internal.includes(name))).toEqual([]);
});

it('docs/debugging.md is up to date, with cause and remedy of every code, else run npm run docs', () => {
  expect(read('docs/debugging.md')).toBe(renderDebugging(root));
});

it('every rejection of a mount has its cause and remedy in src/contracts/mount-errors.ts', () => {
  const thrown = ['src/lifecycle.tsx', 'src/public-entry.ts', 'tools/build/qiankun-plugin.ts']
    .flatMap((file) => read(file).match(/throw new .*/g) ?? [])
    .filter((line) => !/mountErrors\.|The build|vite-plugin-qiankun|are not linked/.test(line));
  expect(thrown).toEqual([]);
});

it('docs/host-props.md is up to date, else run npm run docs', () => {
  expect(read('docs/host-props.md')).toBe(renderHostProps(root));
});

function markdownIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

/** Names in a folder, those of folders with a slash at the end. */
function entriesOf(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => !name.startsWith('.') && name !== 'dist')
    .map((name) => (statSync(join(root, folder, name)).isDirectory() ? `${name}/` : name))
    .sort();
}

it('The paths that the guide of a platform has for its menu are pages of the portal', () => {
  const [, menu = ''] = /The menu may have these paths.*?: (.*)\.$/m.exec(read('docs/platform.md')) ?? [];
  const patterns: string[] = Object.values(paths).map(({ pattern }) => pattern);
  expect(patterns).toEqual(expect.arrayContaining(menu.replaceAll('`', '').split(', ')));
});
