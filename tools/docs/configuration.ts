/**
 * Writes docs/configuration.md: `npm run docs`. The portal's settings come from the configuration schema and the
 * comments of its keys, the platform's from its table of settings.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { configSchema } from '@/shared/config/schema';
import { settingTable } from '../../host-sandbox/platform/core/settings/settings';

/** The variables of build, tests, checks and benchmarks; `docs.test.ts` fails for one that the code reads and this lacks. */
const developmentVariables: readonly (readonly [name: string, meaning: string])[] = [
  [
    'PORTAL_SECRET_KEY',
    'Fixed at build time. Leave it empty in production: `preview` makes a demonstration, which starts on local addresses and demo hosts only',
  ],
  ['PORTAL_DEMO_HOSTS', 'Fixed at build time: the demo hosts, separated by commas'],
  [
    'PORTAL_ORIGINS',
    'Fixed at build time: further origins that the page may call and show pictures and media of, separated by commas; for the Content-Security-Policy of the build',
  ],
  ['HOSTS_PORT', 'Port of `npm run hosts`; 11002 by default'],
  [
    'CHROMIUM_PATH',
    'Browser of the tests, of `npm run bench` and of the check of a host; an installed one by default',
  ],
  [
    'CHECK_USERNAME',
    'Account for `npm run check:platform` and `npm run check:host`; by default the trainee of the sample',
  ],
  ['CHECK_PASSWORD', 'Its password'],
  [
    'SOAK',
    'With `1` the tests take their long forms, as `npm run soak` does; see [testing](testing.md#soak)',
  ],
  ['TMPDIR', 'Folder for the temporary files of the tests; by default in memory, where there is room'],
  [
    'PICTURES',
    'With `1` Playwright also runs the specifications that take the pictures of [design](design.md#every-page)',
  ],
  [
    'TEST_DATABASE_URL',
    'PostgreSQL server that the tests of the platform use; the soak run starts one where it is installed',
  ],
  [
    'TEST_POSTGRES_BIN',
    'Folder of `initdb` and `pg_ctl` for the soak run, which starts and stops a PostgreSQL of its own; an installed one by default',
  ],
  [
    'TEST_BUCKET_URL',
    'Bucket for the tests of media, see [a store of your own](testing.md#a-store-of-your-own); by default they start a small server',
  ],
  ['TEST_BUCKET_ACCESS_KEY', 'Its access key'],
  ['TEST_BUCKET_SECRET_KEY', 'Its secret key'],
  [
    'BENCH_ROUNDS',
    'Rounds of a part of `npm run bench`; 7 by default, 50 for `host` and 3 for `processes`. `DATABASE_URL` names a PostgreSQL server for the parts that measure the platform',
  ],
  ['BENCH_CROWD', 'Trainees of `npm run bench -- heartbeats`; 20000 by default'],
  ['BENCH_SECONDS', 'Seconds for which they report; 150 by default'],
  ['BENCH_TRAINEES', 'Trainees of `npm run bench -- failover`; 200 by default'],
  ['BENCH_KILLS', 'Kills of each kind there; 10 by default'],
  ['BENCH_DIST', 'Folder of a built portal for `processes` and `failover`; by default that of this folder'],
  ['FFMPEG', 'The program that makes the videos of the sample; `ffmpeg` by default'],
];

// Jest loads this file as CommonJS, tsx as a module: argv, unlike import.meta, is there in both.
if (basename(process.argv[1] ?? '') === 'configuration.ts')
  writeFileSync('docs/configuration.md', renderConfiguration(process.cwd()));

/** The text of docs/configuration.md. @throws when a key of the configuration has no comment */
export function renderConfiguration(root: string): string {
  const defaults = configSchema.parse({ theme: {}, extra: {}, site: {}, brand: {} }) as Readonly<
    Record<string, unknown>
  >;
  const portal = keyComments(join(root, 'src/shared/config/schema.ts'), 'configSchema');
  const site = keyComments(join(root, 'src/shared/config/site.ts'), 'siteSchema');
  const brand = keyComments(join(root, 'src/shared/theme/brand-schema.ts'), 'brandSchema');
  const missing = Object.keys(configSchema.shape).filter((key) => !portal.get(key));
  if (missing.length > 0)
    throw new Error(`src/shared/config/schema.ts says nothing about ${missing.join(', ')}`);
  const siteDefaults = defaults.site as Readonly<Record<string, unknown>>;
  const { theme, extra } = defaults as Record<'theme' | 'extra', Readonly<Record<string, unknown>>>;
  return `# Configuration

Written by \`npm run docs\`: the settings from their schemas, the variables of build and tests from a list in \`tools/docs/configuration.ts\`, which a test compares with the code.

## The portal

Sources, later wins: the defaults, the JSON block \`#portal-config\` in \`dist/index.html\` (edit it without building again), the \`config\` prop of a host. An invalid value is named in a message and its default is used.

${table(
  ['key', 'default', 'meaning'],
  [...portal].map(([key, text]) => [code(key), isNested(key) ? 'see below' : value(defaults[key]), text]),
)}

### \`theme\` and \`extra\`

${table(
  ['key', 'default'],
  [
    ...Object.entries(theme).map(([key, one]) => [code(`theme.${key}`), value(one)]),
    ...Object.entries(extra).map(([key, one]) => [code(`extra.${key}`), value(one)]),
  ],
)}

### \`site\`

Texts are objects with \`zh-CN\` and \`en-US\`.

${table(
  ['key', 'default', 'meaning'],
  [...site].map(([key, text]) => [code(`site.${key}`), value(siteDefaults[key]), text]),
)}

### \`brand\`

Without a field the portal has its own look. [Brand it](platform.md#brand-it) is an example.

${table(
  ['key', 'meaning'],
  [...brand].map(([key, text]) => [code(`brand.${key}`), text]),
)}

## The sample platform

Environment variables, all optional.

${table(
  ['variable', 'default', 'meaning'],
  Object.values(settingTable).map(({ env, fallback, meaning }) => [
    code(env),
    fallback && code(fallback),
    meaning,
  ]),
)}

## Build and tests

${table(
  ['variable', 'meaning'],
  developmentVariables.map(([name, meaning]) => [code(name), meaning]),
)}
`;
}

function isNested(key: string): boolean {
  return ['theme', 'extra', 'site', 'brand'].includes(key);
}

/** The keys of the object literal inside a schema, each with its JSDoc comment on one line. */
function keyComments(file: string, schema: string): Map<string, string> {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const comments = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === schema) {
      const object = findObject(node);
      for (const property of object?.properties ?? []) {
        const [comment] = ts.getJSDocCommentsAndTags(property).filter(ts.isJSDoc);
        const text = comment ? (ts.getTextOfJSDocComment(comment.comment) ?? '') : '';
        comments.set(property.name?.getText() ?? '', text.replace(/\s+/g, ' ').replace(/\.$/, ''));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return comments;
}

/** The first object literal that is an argument of a call: the fields of `z.object({ … })`. */
function findObject(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.forEachChild(node, findObject);
}

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function code(text: string): string {
  return `\`${text}\``;
}

function value(one: unknown): string {
  if (one === '') return 'empty';
  if (Array.isArray(one)) return one.map((item) => code(String(item))).join(', ');
  if (typeof one === 'object' && one !== null && 'zh-CN' in one) return String(one['zh-CN']);
  return code(typeof one === 'string' ? one : JSON.stringify(one));
}
