import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** Relative to the project folder; the last imports the others. */
const sources = ['src/contracts/host-config.ts', 'src/contracts/host-errors.ts', 'src/contracts/host.ts'];

/** Name of the declaration file, next to the built page. */
export const hostTypesFile = 'portal-host.d.ts';

/** Writes the declarations of the host contract next to the built page, for host teams. */
export function hostTypesPlugin(): Plugin {
  return {
    name: 'portal-host-contract',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: hostTypesFile, source: generateHostTypes() });
    },
  };
}

/**
 * The declarations of the host contract in one file, with comments.
 * @param files sources of the contract
 * @throws when the contract imports another file or exports a value
 */
export function generateHostTypes(files = sources): string {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const inOneFile = text.replace(/^(import|export) type .* from '\.\/host-\w+';\n/gm, '');
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(inOneFile, {
    reportDiagnostics: true,
    fileName: 'host.ts',
    compilerOptions: { strict: true },
  });
  const [first] = diagnostics;
  if (first) throw new Error(ts.flattenDiagnosticMessageText(first.messageText, '\n'));
  if (/^(import|export declare|declare)\b/m.test(outputText))
    throw new Error('The host contract must consist of types, without imports');
  return outputText;
}
