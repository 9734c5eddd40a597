/**
 * Writes docs/configuration.md: `npm run docs`. The portal's settings come from the configuration schema and the
 * comments of its keys, the platform's from its table of settings.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { configSchema } from '@/shared/config/schema';
import { settingTable } from '../host-sandbox/platform/settings';

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

Written by \`npm run docs\` from the schemas.

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
  [
    ['`PORTAL_SECRET_KEY`', 'Fixed at build time; `preview` starts on local addresses and demo hosts only'],
    ['`PORTAL_DEMO_HOSTS`', 'Fixed at build time: the demo hosts, separated by commas'],
    [
      '`PORTAL_ORIGINS`',
      'Further origins that the page may call and show pictures and media of, separated by commas; for the Content-Security-Policy of the build',
    ],
    ['`CHROMIUM_PATH`', 'Browser of the tests'],
    [
      '`TEST_DATABASE_URL`',
      'PostgreSQL server that the tests of the platform use; the soak run starts one where it is installed',
    ],
    [
      '`TEST_POSTGRES_BIN`',
      'Folder of `initdb` and `pg_ctl` for the soak run, which starts and stops a PostgreSQL of its own; an installed one by default',
    ],
  ],
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
