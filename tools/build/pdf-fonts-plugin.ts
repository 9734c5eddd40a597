import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const reader = fileURLToPath(new URL('../../src/features/study/pdf/chinese-font.ts', import.meta.url));

const sendLoss = 'this.handler.send("obj", ["img_lost", this.pageIndex, "Image", null]);\n';

/** What is put before parts of the worker of pdf.js. */
const additions: readonly (readonly [part: RegExp, added: string])[] = [
  [
    /(?<=preEvaluateFont\(dict\) \{\n\s*)const baseDict = dict;/,
    'dict = asChineseFont(dict, { dict: () => new Dict(this.xref), name: (name) => Name.get(name) });\n',
  ],
  // A font that is not in the file and has no Unicode map: its character codes cannot be read.
  [
    /if \(this\.composite && this\.toUnicode instanceof IdentityToUnicodeMap\) \{\n\s*if \(\/Tahoma\|Verdana\/i/,
    'if (this.composite && this.toUnicode instanceof IdentityToUnicodeMap) this.hasUnknownLetters = !/Tahoma|Verdana/i.test(name) || undefined;\n',
  ],
  [/(?<=const EXPORT_DATA_PROPERTIES = \[)"/, '"hasUnknownLetters", '],
  // Damaged content: the page treats what is left out like an image that cannot be decoded.
  [/warn\(`Unknown command "/, 'this.isDamaged = true;\n'],
  [/warn\("Unterminated string"\)/, 'this.isDamaged = true;\n'],
  [
    /(?<=closePendingRestoreOPS\(\);\n\s*)resolve\(\);/,
    `if (preprocessor.isDamaged || preprocessor.parser.lexer.isDamaged) ${sendLoss}`,
  ],
  [/warn\(`getOperatorList - ignoring errors during/, sendLoss],
];

/**
 * Lets the worker of pdf.js read fonts that are not embedded by `asChineseFont`, and tell the page what it leaves out.
 * Later versions of pdf.js need newer browsers, and have no place for it either.
 * @throws when pdf.js has changed
 */
export function pdfFontsPlugin(): Plugin {
  return {
    name: 'pdf-fonts',
    transform(code, id) {
      if (!id.includes('pdfjs-dist/legacy/build/pdf.worker.mjs')) return undefined;
      let changed = `import { asChineseFont } from ${JSON.stringify(reader)};\n${code}`;
      for (const [part, added] of additions) {
        if (!part.test(changed))
          throw new Error(`pdf.js has no ${part} any more: change pdf-fonts-plugin.ts`);
        changed = changed.replace(part, (found) => added + found);
      }
      return { code: changed, map: null };
    },
  };
}
