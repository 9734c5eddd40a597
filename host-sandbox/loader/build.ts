import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { generateHostTypes } from '../../tools/build/host-types-plugin';

// Builds the package into this folder: `npm pack` runs it. The paths of the sources to it are those of a package.
const source = join(import.meta.dirname, 'src');
const write = (name: string, text: string) => writeFileSync(join(import.meta.dirname, name), text);
const inPackage = (text: string) =>
  text
    .replaceAll("'../../../src/contracts/host'", "'./portal-host.js'")
    .replaceAll("'./loader'", "'./loader.js'");

// classes and spread as in 2018, without `?.`: the bundlers of old hosts read a package as it is
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2018,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  strict: true,
};

for (const file of readdirSync(source)) {
  const name = file.replace(/\.ts$/, '');
  const text = readFileSync(join(source, file), 'utf8');
  const { outputText } = ts.transpileModule(text, { compilerOptions });
  write(`${name}.js`, inPackage(outputText));
  const declaration = ts.transpileDeclaration(text, { compilerOptions, reportDiagnostics: true });
  const [problem] = declaration.diagnostics ?? [];
  if (problem) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  write(`${name}.d.ts`, inPackage(declaration.outputText));
}
process.chdir(join(import.meta.dirname, '../..'));
write('portal-host.d.ts', generateHostTypes());
