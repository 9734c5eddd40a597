/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const forbidden = [
  ['upward, next layer', 'src/contracts', 'src/shared/api/client'],
  ['upward, far', 'src/shared/api', 'src/app/store/store'],
  ['upward, to a file', 'src/app', 'src/portal'],
  ['upward, from a slice', 'src/features/card', 'src/pages/news/page'],
  ['upward, to the session', 'src/shared/api', 'src/session/session'],
  ['sideways in pages', 'src/pages/course', 'src/pages/news/page'],
  ['sideways in features', 'src/features/list', 'src/features/card/card'],
  ['to the sample host', 'src/app', 'host-sandbox/platform/app'],
  ['from the platform to the portal', 'host-sandbox/platform', 'src/app/store/store'],
  ['from the shell to the portal', 'host-sandbox/shell', 'src/portal'],
  ['from the shell to other contracts', 'host-sandbox/shell', 'src/contracts/call'],
  ['from the shell to the platform', 'host-sandbox/shell/server', 'host-sandbox/platform/core/settings'],
  ['from a sample host to the platform', 'host-sandbox/hosts/script', 'host-sandbox/platform/app'],
  ['from the operators’ pages to the portal', 'host-sandbox/operator', 'src/portal'],
  ['from the platform to a kit', 'host-sandbox/platform/modules/study', 'host-sandbox/kits/probe/leaks'],
  ['from a kit to the platform', 'host-sandbox/kits/platform', 'host-sandbox/platform/core/settings'],
  ['from a kit to browser tests', 'host-sandbox/kits/probe', 'host-sandbox/e2e/support/fixtures'],
  ['from the benchmark to browser tests', 'host-sandbox/bench', 'host-sandbox/e2e/support/fixtures'],
  ['from a command to browser tests', 'host-sandbox/commands', 'host-sandbox/e2e/support/fixtures'],
  ['from the tools to browser tests', 'tools/docs', 'host-sandbox/e2e/support/fixtures'],
  [
    'up from the core of the platform',
    'host-sandbox/platform/core/http',
    'host-sandbox/platform/modules/all',
  ],
  [
    'into another module',
    'host-sandbox/platform/modules/study',
    'host-sandbox/platform/modules/session/users',
  ],
  ['up from a module to the seed', 'host-sandbox/platform/modules/study', 'host-sandbox/platform/seed/seed'],
  ['up from the seed to a command', 'host-sandbox/platform/seed', 'host-sandbox/platform/commands/admin'],
  [
    'of test platforms in production code',
    'host-sandbox/platform/modules/study',
    'host-sandbox/platform/testing/api',
  ],
  ["from the shell's own pages to other contracts", 'host-sandbox/shell/pages', 'src/contracts/call'],
  ['of test helpers in production code', 'src/app', 'src/testing/render'],
  ['up to the portal view', 'src/app/intl', 'src/app/portal-view'],
  ['up to the languages', 'src/app/layouts', 'src/app/intl/portal-intl'],
  ['up to the layouts', 'src/app/header', 'src/app/layouts/app-layout'],
  ['up to the header', 'src/app/menu', 'src/app/header/header'],
  ['up to the menu', 'src/app/brand', 'src/app/menu/menu-list'],
  ['up to the brand', 'src/app/tabs', 'src/app/brand/banner'],
  ['up to the tabs', 'src/app/router', 'src/app/tabs/tabs-bar'],
  ['up to the router', 'src/app/store/store', 'src/app/router/router'],
  ['sideways on a floor of app', 'src/app/session', 'src/app/host/host-session'],
] as const;

const allowed = [
  ['down to the next layer', 'src/app', 'src/pages/news/page'],
  ['down to the bottom', 'src/pages/news', 'src/contracts/call'],
  ['from the platform to the contracts', 'host-sandbox/platform', 'src/contracts/call'],
  ['from the shell to the host contract', 'host-sandbox/shell', 'src/contracts/host'],
  [
    'down from a module to the core',
    'host-sandbox/platform/modules/study',
    'host-sandbox/platform/core/db/database',
  ],
  ['from browser tests to a kit', 'host-sandbox/e2e/visitor', 'host-sandbox/kits/probe/leaks'],
  [
    'from test platforms to all of the platform',
    'host-sandbox/platform/testing',
    'host-sandbox/platform/app',
  ],
  ['from the operators’ pages to the contracts', 'host-sandbox/operator', 'src/contracts/call'],
  ['from test helpers to anything', 'src/testing', 'src/app/store/store'],
  ['down the floors of app', 'src/app/layouts', 'src/app/store/store'],
] as const;

const forms = {
  relative: (from: string, to: string) => `import '${dotted(path.posix.relative(from, to))}';\n`,
  alias: (_from: string, to: string) => `import '${to.replace(/^src\//, '@/')}';\n`,
  dynamic: (from: string, to: string) => `void import('${dotted(path.posix.relative(from, to))}');\n`,
};
type Form = keyof typeof forms;

/** The last one is the way to load code on demand. */
const dynamicImports = {
  bare: "void import('./page');",
  awaited: "export const load = async () => (await import('./page')).default;",
  named: "const load = () => import('./page');\nexport const chunk = defineChunk(load, (page) => page);",
  computed: 'export const load = (address: string) => import(address);',
  second: "export const chunk = defineChunk(null, () => import('./page'));",
  guarded: "export const chunk = defineChunk(() => import('./page'), (page) => page);",
};

const root = path.resolve(__dirname, '../..');
const tree = realpathSync(mkdtempSync(path.join(tmpdir(), 'import-zones-')));
const planted = new Set<string>();
let rulesBroken: Map<string, string[]>;

beforeAll(async () => {
  layOut();
  for (const [, from, to] of [...forbidden, ...allowed]) {
    for (const form of formsFor(to)) plant(plantedName(from, to, form), forms[form](from, to));
  }
  for (const [name, code] of Object.entries(dynamicImports))
    plant(`src/pages/course/${name}.ts`, `import { defineChunk } from './chunk';\n${code}\n`);
  plant('src/pages/course/page.test.ts', `import '@/testing/render';\n`);
  rulesBroken = await lint();
}, 120_000);

afterAll(() => {
  rmSync(tree, { recursive: true, force: true });
});

it('A dynamic import that is no chunk is reported, in production code', () => {
  const reported = Object.keys(dynamicImports).filter((name) =>
    rulesBroken.get(`src/pages/course/${name}.ts`)?.includes('portal(guarded-imports)'),
  );
  expect(reported).toEqual(Object.keys(dynamicImports).slice(0, -1));
});

describe.each(forbidden)('An import %s', (_kind, from, to) => {
  it.each(formsFor(to))('is reported when it is %s', (form) => {
    expect(rulesBroken.get(plantedName(from, to, form)) ?? []).toContain('portal(import-order)');
  });
});

describe.each(allowed)('An import %s', (_kind, from, to) => {
  it.each(formsFor(to))('passes when it is %s', (form) => {
    expect(rulesBroken.get(plantedName(from, to, form)) ?? []).not.toContain('portal(import-order)');
  });
});

it.each(['src/strange', 'src/app/strange'])(
  'A new folder %s has to get its place in the order',
  async (folder) => {
    const other = path.join(tree, 'other');
    mkdirSync(path.join(other, folder), { recursive: true });
    const script = `import('${path.join(tree, 'tools/lint/import-zones.js')}').then((zones) => zones.importZones('${other}'))`;
    await expect(promisify(execFile)(process.execPath, ['-e', script])).rejects.toThrow(
      `${folder}: no place in the import order`,
    );
    rmSync(other, { recursive: true });
  },
);

it('A test may import test helpers', () => {
  expect(rulesBroken.get('src/pages/course/page.test.ts') ?? []).toEqual([]);
});

it('A relative import that leaves its slice is reported even where the layer below is legal', () => {
  const file = plantedName('src/app', 'src/pages/news/page', 'relative');
  expect(rulesBroken.get(file)).toEqual(['portal(slice-relative-imports)']);
});

/** The repository's own configuration over a tree with a module for each import. */
function layOut() {
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'package.json', 'tools']) {
    cpSync(path.join(root, name), path.join(tree, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
  const components = ['src/portal', 'src/app/portal-view'];
  for (const module of new Set([...forbidden, ...allowed].map(([, , to]) => to))) {
    plant(module + (components.includes(module) ? '.tsx' : '.ts'), 'export {};\n');
  }
}

function plant(file: string, text: string) {
  planted.add(file);
  const full = path.join(tree, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

/** Names of the rules that each planted file breaks. */
async function lint() {
  const args = [
    path.join(root, 'node_modules/oxlint/bin/oxlint'),
    '--format',
    'json',
    'src',
    'host-sandbox',
    'tools',
  ];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: tree, maxBuffer: 1 << 26 }, (_error, stdout, stderr) => {
      resolve(stdout || stderr);
    });
  });
  const { diagnostics, number_of_files: fileCount } = JSON.parse(output) as {
    diagnostics: { code: string; filename: string }[];
    number_of_files: number;
  };
  // a file without a finding is a file that was read
  expect(fileCount).toBeGreaterThanOrEqual(planted.size);
  const broken = new Map<string, string[]>();
  for (const { code, filename } of diagnostics) {
    const file = filename.split(path.sep).join('/');
    broken.set(file, [...(broken.get(file) ?? []), code]);
  }
  return broken;
}

/** `@/` names what is in `src` only. */
function formsFor(to: string): Form[] {
  return to.startsWith('src/') ? ['relative', 'alias', 'dynamic'] : ['relative', 'dynamic'];
}

function plantedName(from: string, to: string, form: Form) {
  return `${from}/${form}-${to.split('/').join('-')}.ts`;
}

function dotted(relative: string) {
  return relative.startsWith('.') ? relative : `./${relative}`;
}
