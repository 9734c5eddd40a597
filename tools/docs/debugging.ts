/** Writes the tables of docs/debugging.md from the comments of the codes in src/contracts: `npm run docs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { hostErrorSeverities } from '@/app/error-log/error-reporter';
import type { Call } from '@/contracts/call';
import { calls } from '@/contracts/calls';
import {
  errorStatus,
  everyCallErrors,
  everyMemberErrors,
  passwordExpiredCode,
} from '@/contracts/error-codes';
import type { HostErrorCode } from '@/contracts/host';
import { code, table } from './configuration';

const page = 'docs/debugging.md';

// Jest loads this file as CommonJS, tsx as a module: argv, unlike import.meta, is there in both.
if (basename(process.argv[1] ?? '') === 'debugging.ts') writeFileSync(page, renderDebugging(process.cwd()));

/** Why an error occurs, where to look, and what to do. */
export interface Diagnosis {
  name: string;
  cause: string;
  look: string;
  remedy: string;
}

/**
 * The text of docs/debugging.md: what is written by hand, with the tables between its marks made again.
 * @throws when the page lacks a table, or a code lacks its cause, the place to look or the remedy
 */
export function renderDebugging(root: string): string {
  const read = (file: string, name: string) =>
    diagnosesIn(readFileSync(join(root, 'src/contracts', file), 'utf8'), name);
  const tables: Record<string, string> = {
    mount: diagnosisTable('rejection', read('mount-errors.ts', 'mountErrors')),
    host: hostTable(read('host-errors.ts', 'HostErrorCode')),
    session: diagnosisTable('`reason`', read('host-errors.ts', 'SessionEndReason')),
    platform: platformTable(read('error-codes.ts', 'errorStatus')),
  };
  const placed = new Set<string>();
  const text = readFileSync(join(root, page), 'utf8').replace(
    /(?<=<!-- table (\w+) -->\n)[^]*?(?=<!-- end -->)/g,
    (_before, name: string) => {
      placed.add(name);
      return `\n${tables[name] ?? ''}\n\n`;
    },
  );
  if (String([...placed].sort()) !== String(Object.keys(tables).sort()))
    throw new Error(`${page} should have the tables ${Object.keys(tables).join(', ')}`);
  return text;
}

function diagnosisTable(head: string, rows: readonly Diagnosis[]): string {
  return table(
    [head, 'cause', 'where to look', 'remedy'],
    rows.map(({ name, cause, look, remedy }) => [code(name), cause, look, remedy]),
  );
}

function hostTable(rows: readonly Diagnosis[]): string {
  return table(
    ['`error.code`', 'severity', 'cause', 'where to look', 'remedy'],
    rows.map(({ name, cause, look, remedy }) => {
      const severity = hostErrorSeverities[name as HostErrorCode];
      return [code(name), severity, cause, look, remedy];
    }),
  );
}

function platformTable(rows: readonly Diagnosis[]): string {
  return table(
    ['code', 'HTTP', 'cause', 'calls', 'where to look', 'remedy'],
    rows.map(({ name, cause, look, remedy }) => {
      const status = errorStatus[name as keyof typeof errorStatus];
      return [code(name), String(status), cause, callsWith(name), look, remedy];
    }),
  );
}

/** The calls that declare an error code; those of many are counted. */
function callsWith(name: string): string {
  if (everyCallErrors.some((one) => one === name)) return 'all';
  if (name === passwordExpiredCode || everyMemberErrors.some((one) => one === name)) return 'all of members';
  const declaring = Object.entries<Call>(calls).filter(([, { errors = [] }]) =>
    errors.some((one) => one === name),
  );
  if (declaring.length > 7) return String(declaring.length);
  return declaring.map(([call]) => code(call)).join(', ');
}

/**
 * The diagnoses in the comments of a union of texts, or of the properties of an object.
 * @throws when a member lacks one
 */
export function diagnosesIn(source: string, declared: string): Diagnosis[] {
  const tree = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest, true);
  const members = membersOf(tree, declared);
  if (members.length === 0) throw new Error(`The contracts have no ${declared}`);
  return members.map(({ name, before }) => {
    const comment = /\/\*\*([^]*?)\*\//.exec(before)?.[1] ?? '';
    const text = comment
      .replace(/^\s*\*/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    const [, cause, look, remedy] = /^([^@]+) @look ([^@]+) @remedy ([^@]+)$/.exec(text) ?? [];
    if (!cause || !look || !remedy)
      throw new Error(`${declared}: the comment of ${name} should be “cause @look place @remedy remedy”`);
    return { name, cause, look, remedy };
  });
}

/** The members of a declaration, each with the source text before it. */
function membersOf(tree: ts.SourceFile, declared: string): { name: string; before: string }[] {
  const before = (node: ts.Node, start: number) => tree.text.slice(start, node.getStart(tree, false));
  for (const statement of tree.statements) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === declared) {
      const { type, name } = statement;
      if (!ts.isUnionTypeNode(type)) return [];
      return type.types.map((member, index) => ({
        name: member.getText().slice(1, -1),
        before: before(member, type.types[index - 1]?.end ?? name.end),
      }));
    }
    if (!ts.isVariableStatement(statement)) continue;
    const [{ name, initializer } = {}] = statement.declarationList.declarations;
    const object = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
    if (name?.getText() !== declared || !object || !ts.isObjectLiteralExpression(object)) continue;
    return object.properties.map((property) => ({
      name: shownName(property),
      before: before(property, property.pos),
    }));
  }
  return [];
}

/** The key of a property, or the text of a message with `…` for its values. */
function shownName(property: ts.ObjectLiteralElementLike): string {
  const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
  const message = value && ts.isArrowFunction(value) ? value.body : value;
  if (message && ts.isStringLiteral(message)) return message.text;
  if (message && ts.isTemplateExpression(message))
    return message
      .getText()
      .slice(1, -1)
      .replace(/\$\{[^}]*\}/g, '…');
  return property.name?.getText() ?? '';
}
