/** Writes docs/host-props.md from the declarations of the host contract and their comments: `npm run docs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { code, table } from './configuration';
import { diagnosesIn } from './debugging';

const sources = ['host.ts', 'host-config.ts', 'host-errors.ts'].map((file) => `src/contracts/${file}`);

/** The declarations in the order of the page, each with its heading. */
const sections = {
  HostProps: 'Props',
  HostBrand: '`HostBrand`',
  PortalHandle: 'The handle of `onReady`',
  PortalPage: '`PortalPage`',
  PortalUser: '`PortalUser`',
  PortalMenu: '`PortalMenu`',
  PortalMenuItem: '`PortalMenuItem`',
  HostError: '`HostError`',
  HostErrorCode: '`HostErrorCode`',
  HostErrorSeverity: '`HostErrorSeverity`',
  SessionEndReason: '`SessionEndReason`',
  HistoryKind: '`HistoryKind`',
  PortalLifecycles: 'The exports of `portal.js`',
} as const;

// Jest loads this file as CommonJS, tsx as a module: argv, unlike import.meta, is there in both.
if (basename(process.argv[1] ?? '') === 'host-props.ts')
  writeFileSync('docs/host-props.md', renderHostProps(process.cwd()));

/** The text of docs/host-props.md. @throws when a declaration or a member has no comment */
export function renderHostProps(root: string): string {
  const text = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const declarations = new Map<string, ts.InterfaceDeclaration | ts.TypeAliasDeclaration>();
  for (const node of ts.createSourceFile('host.ts', text, ts.ScriptTarget.Latest, true).statements)
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      declarations.set(node.name.text, node);
  const parts = Object.entries(sections).map(([name, heading]) => {
    const declaration = declarations.get(name);
    if (!declaration) throw new Error(`The host contract has no ${name}`);
    return [`## ${heading}`, commentOf(declaration), ...membersOf(declaration, text)].join('\n\n');
  });
  return `# Props, callbacks and errors

For host teams, as a reference; [embedding](embedding.md) is the guide, and [debugging](debugging.md) has the remedies. Written by \`npm run docs\` from the types, which the build also puts into \`portal-host.d.ts\`.

${parts.join('\n\n')}
`;
}

function membersOf(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration, source: string): string[] {
  if (ts.isTypeAliasDeclaration(declaration)) {
    // the comment of the others tells the meaning of each text
    if (!declaration.getText().includes('@remedy')) return [];
    const causes = diagnosesIn(source, declaration.name.text).map(({ name, cause }) => [code(name), cause]);
    return [table(['code', 'cause'], causes)];
  }
  const rows = declaration.members.map((member) => [
    code(member.name?.getText() ?? ''),
    code(typeOf(member)),
    commentOf(member),
  ]);
  return [table(['name', 'type', 'meaning'], rows)];
}

/** The type of a member on one line. */
function typeOf(member: ts.TypeElement): string {
  if (ts.isMethodSignature(member)) {
    const parameters = member.parameters.map((parameter) => parameter.getText()).join(', ');
    return oneLine(`(${parameters}) => ${member.type?.getText() ?? 'void'}`);
  }
  return ts.isPropertySignature(member) ? oneLine(member.type?.getText() ?? '') : '';
}

function commentOf(node: ts.TypeElement | ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  if (!comment) throw new Error(`The host contract says nothing about ${node.name?.getText() ?? ''}`);
  const errors = (comment.tags ?? []).map((tag) => `Throws ${ts.getTextOfJSDocComment(tag.comment) ?? ''}.`);
  return oneLine([ts.getTextOfJSDocComment(comment.comment) ?? '', ...errors].join(' '));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
