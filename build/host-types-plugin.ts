import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** Relative to the project folder. */
const source = 'src/contracts/host.ts';

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
 * The declarations of the host contract, with comments.
 * @param file source of the contract
 * @throws when the contract imports a file or exports a value
 */
export function generateHostTypes(file = source): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(file, 'utf8'), {
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
