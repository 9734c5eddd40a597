import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const reader = fileURLToPath(new URL('../../src/features/study/pdf/chinese-font.ts', import.meta.url));
const start = /preEvaluateFont\(dict\) \{\n\s*const baseDict = dict;/;

/**
 * Lets the worker of pdf.js read fonts that are not embedded by `asChineseFont`. Later versions of pdf.js need newer
 * browsers, and have no place for it either.
 * @throws when pdf.js has changed
 */
export function pdfFontsPlugin(): Plugin {
  return {
    name: 'pdf-fonts',
    transform(code, id) {
      if (!id.includes('pdfjs-dist/legacy/build/pdf.worker.mjs')) return undefined;
      if (!start.test(code)) throw new Error('pdf.js reads fonts in another way: change pdf-fonts-plugin.ts');
      const values = '{ dict: () => new Dict(this.xref), name: (name) => Name.get(name) }';
      const changed = code.replace(
        start,
        `preEvaluateFont(dict) {\n    dict = asChineseFont(dict, ${values});\n    const baseDict = dict;`,
      );
      return { code: `import { asChineseFont } from ${JSON.stringify(reader)};\n${changed}`, map: null };
    },
  };
}
