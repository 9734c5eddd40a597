import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin } from 'vite';

/** As all of the build, read from the project's folder. */
const source = 'src/contracts/host.ts';

/** Name of the declaration file, beside the built page. */
export const hostTypesFile = 'portal-host.d.ts';

/** Writes the contract of the host beside the built page, for the team that makes a host. */
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
 * The declaration of what a host and the portal say to each other, with its comments.
 * @param file the contract's source
 * @throws when the contract needs another file, or something else than types
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
    throw new Error('The contract of the host is to be types alone, without an import');
  return outputText;
}
