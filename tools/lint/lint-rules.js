import path from 'node:path';
import { layers, slicedLayers } from './import-order.js';
import { importZones } from './import-zones.js';

/** @typedef {{ cwd: string, physicalFilename: string, report(problem: object): void }} RuleContext */

/** The order of layers, slices and floors: no import against it, whatever its form. */
const importOrder = {
  meta: { type: 'problem', schema: [] },
  /** @param {RuleContext} context */
  create(context) {
    const file = fromRoot(context, context.physicalFilename);
    const isTest = /\.test\.tsx?$|\/(testing|planted)\//.test(file);
    const zones = zonesOf(context.cwd, isTest).filter(({ target }) => isWithin(file, target));
    if (zones.length === 0) return {};
    return onImport(({ node, source }) => {
      const imported = resolveImport(context, source);
      const zone = imported && zones.find(({ from }) => isWithin(imported, from));
      if (zone) context.report({ node, message: zone.message });
    });
  },
};

/**
 * A relative import stays inside its slice. Other modules of `src` are imported by `@/`, so that an import shows whether
 * it crosses a border, and a moved slice keeps its imports.
 */
const sliceRelativeImports = {
  meta: { type: 'suggestion', schema: [] },
  /** @param {RuleContext} context */
  create(context) {
    const slice = sliceOf(fromRoot(context, context.physicalFilename));
    if (slice === null) return {};
    return onImport(({ node, source }) => {
      if (!source.startsWith('.') || isWithin(resolveImport(context, source) ?? '', [slice])) return;
      context.report({ node, message: `"${source}" leaves its slice: import it by "@/".` });
    });
  },
};

/** Code that is loaded on demand is a chunk: it has a timeout, retries under a new address, and fails with ChunkLoadError. */
const guardedImports = {
  meta: { type: 'problem', schema: [] },
  /** @param {RuleContext} context */
  create(context) {
    return {
      ImportExpression(node) {
        let load = node.parent;
        while (load.type === 'TSAsExpression') load = load.parent;
        const call = load.type === 'ArrowFunctionExpression' ? load.parent : undefined;
        const isChunk =
          call?.type === 'CallExpression' &&
          call.callee.type === 'Identifier' &&
          call.callee.name === 'defineChunk' &&
          call.arguments[0] === load;
        if (!isChunk) context.report({ node, message: 'Write it inside defineChunk(() => import(…), …).' });
      },
    };
  },
};

const tooNewMethods = /^(at|findLast|findLastIndex|hasOwn|toSorted|toReversed)$/;
const tooNewPattern = /\(\?<[=!]/;

/** The build targets Chrome 86 and Safari 14: it transpiles syntax, but adds no methods and rewrites no patterns. */
const oldBrowsers = {
  meta: { type: 'problem', schema: [] },
  /** @param {RuleContext} context */
  create(context) {
    /** @param {object} node */
    const report = (node) => context.report({ node, message: 'Chrome 86 and Safari 14 do not have it.' });
    return {
      CallExpression(node) {
        const { callee } = node;
        const isNewFunction = callee.type === 'Identifier' && callee.name === 'structuredClone';
        const isNewMethod =
          callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          tooNewMethods.test(callee.property.name);
        if (isNewFunction || isNewMethod) report(node);
      },
      Literal(node) {
        if ('regex' in node && node.regex && tooNewPattern.test(node.regex.pattern)) report(node);
      },
    };
  },
};

/** The rules of this project, for Oxlint. */
export default {
  meta: { name: 'portal' },
  rules: {
    'import-order': importOrder,
    'slice-relative-imports': sliceRelativeImports,
    'guarded-imports': guardedImports,
    'old-browsers': oldBrowsers,
  },
};

/**
 * Calls `check` for every import and re-export, static or dynamic. Oxlint forbids the type-level `import('…')`.
 *
 * @param {(found: { node: object, source: string }) => void} check
 */
function onImport(check) {
  /** @param {{ source?: { value?: unknown } | null }} declaration */
  const visit = ({ source: node }) => {
    if (node && typeof node.value === 'string') check({ node, source: node.value });
  };
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  };
}

/** @type {Map<boolean, { target: string[], from: string[], message: string }[]>} */
const knownZones = new Map();

/**
 * @param {string} root
 * @param {boolean} test
 */
function zonesOf(root, test) {
  const zones =
    knownZones.get(test) ??
    importZones(root, { test }).map(({ target, from, message }) => ({
      target: [target].flat().map(withoutExtension),
      from: [from].flat().map(withoutExtension),
      message,
    }));
  knownZones.set(test, zones);
  return zones;
}

/**
 * The imported file or folder, from the root and without extension; undefined for a package.
 *
 * @param {RuleContext} context
 * @param {string} source
 */
function resolveImport(context, source) {
  if (source.startsWith('@/')) return withoutExtension(`src/${source.slice(2)}`);
  if (!source.startsWith('.')) return undefined;
  return withoutExtension(fromRoot(context, path.resolve(context.physicalFilename, '..', source)));
}

/**
 * @param {RuleContext} context
 * @param {string} file
 */
function fromRoot(context, file) {
  return path.relative(context.cwd, file).split(path.sep).join('/');
}

/** @param {string} file */
function withoutExtension(file) {
  return file.replace(/^\.\//, '').replace(/\.[jt]sx?$/, '');
}

/**
 * @param {string} file
 * @param {readonly string[]} places folders and files
 */
function isWithin(file, places) {
  const module = withoutExtension(file);
  return places.some((place) => module === place || module.startsWith(`${place}/`));
}

/**
 * The folder inside which a file uses relative imports; null for files outside of the layers.
 *
 * @param {string} file
 */
function sliceOf(file) {
  const [src, layer = '', slice = '', ...rest] = file.split('/');
  if (src !== 'src' || slice === '' || !(layers.includes(layer) || layer === 'testing')) return null;
  return ['src', layer, ...(slicedLayers.includes(layer) && rest.length > 0 ? [slice] : [])].join('/');
}
