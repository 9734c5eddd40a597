/**
 * Shows which test proves which requirement: `npm run docs` writes docs/acceptance.md from
 * docs/requirements.md and the titles of the tests, and fails on an unknown id.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { isEveryday } from '../testing/lanes';

export interface Requirement {
  id: string;
  section: string;
  text: string;
}

/** A source file; `file` is its path from the project root, with forward slashes. */
export interface Source {
  file: string;
  text: string;
}

export interface Citation {
  id: string;
  file: string;
  title: string;
}

const CITING_TITLE = /^(.*)\((R\d+\.\d+(?:[,\s]+R\d+\.\d+)*)\)$/s;
const RUNNING = ['each', 'only', 'concurrent'];

// Jest loads this file as CommonJS, tsx as a module. Both have argv; only a module has import.meta.
if (basename(process.argv[1] ?? '') === 'acceptance.ts') main();

function main() {
  const { document, unknown } = inspectProject(process.cwd());
  writeFileSync('docs/acceptance.md', document);
  unknown.forEach((problem) => console.error(problem));
  process.exitCode = unknown.length > 0 ? 1 : 0;
}

/**
 * Reads the project below `root`. `document` is the text of docs/acceptance.md; `unknown` has a line for each cited id
 * that is no requirement.
 */
export function inspectProject(root: string) {
  const requirements = parseRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const sources = ['src', 'host-sandbox', 'tools/build', 'tools/lint', 'tools/testing'].flatMap((folder) =>
    readSources(root, folder),
  );
  const document = renderAcceptance(requirements, sources.filter(isTest).flatMap(findCitations));
  return { document, unknown: findUnknownIds(requirements, sources) };
}

/** The lines `- **R1.2** text` of requirements.md in their order, each with the `##` heading above it. */
export function parseRequirements(markdown: string): Requirement[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
    const [, id, text] = /^- \*\*(R\d+\.\d+)\*\* (.+)$/.exec(line) ?? [];
    return id && text ? [{ id, section, text }] : [];
  });
}

/**
 * What the titles of `it` and `test` calls prove: one citation for each id in the parentheses that end the
 * title. `it.skip`, `test.fixme` and their like prove nothing, nor does the title of a `describe`.
 */
export function findCitations({ file, text }: Source): Citation[] {
  if (idsIn(text).length === 0) return []; // parsing is slow, and many files cite nothing
  const citations: Citation[] = [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isRunningTest(node.expression)) {
      const [, title = '', ids = ''] = CITING_TITLE.exec(titleOf(node, tree)) ?? [];
      citations.push(...idsIn(ids).map((id) => ({ id, file, title: title.trim() })));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return citations;
}

/** One line with file and id for every id in the sources that requirements.md does not define. */
export function findUnknownIds(requirements: Requirement[], sources: Source[]): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  // Searches the whole text, not only titles and comments: nothing else in the code looks like an id.
  return sources.flatMap(({ file, text }) =>
    idsIn(text)
      .filter((id) => !known.has(id))
      .map((id) => `${file} cites ${id}, which docs/requirements.md does not have`),
  );
}

/**
 * The markdown of docs/acceptance.md: a table for each section, `—` where no test proves the requirement, and a mark
 * where the whole run alone does.
 */
export function renderAcceptance(requirements: Requirement[], citations: Citation[]): string {
  const citationsOf = ({ id }: Requirement) => citations.filter((one) => one.id === id);
  const testsOf = (one: Requirement) => [
    ...new Set(citationsOf(one).map(({ file, title }) => `${file} — ${title}`)),
  ];
  const runOf = (one: Requirement) => {
    const files = citationsOf(one).map(({ file }) => file);
    return files.length > 0 && !files.some(isEveryday) ? 'whole run alone: ' : '';
  };
  const proved = requirements.filter((requirement) => testsOf(requirement).length > 0).length;
  const tables = [...new Set(requirements.map(({ section }) => section))].map((section) => {
    const rows = requirements
      .filter((requirement) => requirement.section === section)
      .map(
        (one) =>
          `| ${one.id} | ${cell(one.text)} | ${runOf(one)}${testsOf(one).map(cell).join('<br>') || '—'} |`,
      );
    return [`## ${section}`, '', '| id | requirement | tests |', '| --- | --- | --- |', ...rows].join('\n');
  });
  const heading = `# Acceptance: ${proved} of ${requirements.length} requirements have a test`;
  const origin = 'Written by `npm run docs` from [requirements.md](requirements.md).';
  return [heading, origin, ...tables].join('\n\n') + '\n';
}

function idsIn(text: string): string[] {
  return [...new Set(text.match(/\bR\d+\.\d+\b/g))];
}

// `it`, `it.only`, `it.each(table)` and it.each`table` run; `it.skip`, `it.todo`, `test.describe` do not count.
function isRunningTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (ts.isCallExpression(callee)) return isRunningTest(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return isRunningTest(callee.tag);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return RUNNING.includes(callee.name.text) && isRunningTest(callee.expression);
}

function titleOf(call: ts.CallExpression, tree: ts.SourceFile): string {
  const title = call.arguments[0];
  if (!title) return '';
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText(tree).slice(1, -1) : '';
}

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('<', '&lt;').replaceAll('|', '\\|');
}

function isTest({ file }: Source): boolean {
  return /\.test\.tsx?$/.test(file) || /^host-sandbox\/e2e\/.*\.spec\.ts$/.test(file);
}

function readSources(root: string, folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/(dist|node_modules)\//.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}
