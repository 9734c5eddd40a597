import path from 'node:path';
import { layers, slicedLayers } from './import-zones.js';

/**
 * ESLint rule: a relative import must stay inside its slice; other modules of `src` are imported by `@/`, so that an
 * import shows whether it crosses a border, and a moved slice keeps its imports.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const sliceRelativeImports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { leaves: '"{{source}}" leaves its slice: import it by "@/".' },
  },
  create(context) {
    /** @param {{ source?: unknown }} node */
    const check = (node) => {
      const source = /** @type {{ value?: unknown } | null | undefined} */ (node.source);
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const slice = sliceOf(context.cwd, context.physicalFilename);
      if (slice === null || isInside(slice, path.resolve(context.physicalFilename, '..', source.value)))
        return;
      const data = { source: source.value };
      context.report({ node: /** @type {import('estree').Node} */ (source), messageId: 'leaves', data });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/**
 * The folder inside which a file uses relative imports; null for files outside of the layers.
 *
 * @param {string} root
 * @param {string} file
 */
function sliceOf(root, file) {
  const [layer = '', slice = '', ...rest] = path.relative(path.join(root, 'src'), file).split(path.sep);
  if (slice === '' || !(layers.includes(layer) || layer === 'testing')) return null;
  const deep = slicedLayers.includes(layer) && rest.length > 0;
  return path.join(root, 'src', layer, deep ? slice : '');
}

/**
 * @param {string} folder
 * @param {string} file
 */
function isInside(folder, file) {
  return !path.relative(folder, file).startsWith('..');
}
