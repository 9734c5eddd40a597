import { fileURLToPath } from 'node:url';
import { parseAst, type Plugin } from 'vite';

/** Modules of packages that the portal does not need, and their replacements. */
const leftOut: Readonly<Record<string, string>> = {
  // The portal sends JSON, by the adapter for XMLHttpRequest.
  'axios/lib/adapters/fetch.js': 'export const getFetch = undefined;',
  'axios/lib/helpers/toFormData.js': unused('toFormData'),
  'axios/lib/helpers/formDataToJSON.js': unused('formDataToJSON'),
  'axios/lib/helpers/HttpStatusCode.js': 'export default {};',
};

/** Functions of React Router that preload pages of its own framework, and their bodies without that framework. */
const leftOutFunctions: Readonly<Record<string, string>> = {
  usePrefetchBehavior: '{return [false]}',
  PrefetchPageLinks: '{return null}',
};
const reactRouterChunk = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/** React Router's package gives browsers its development build, with warnings. */
const productionBuild = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/**
 * Leaves parts of packages out of the build; decision 57 has what each saves.
 * @throws when a package has no such part
 */
export function unusedModulesPlugin(): Plugin {
  const found = new Set<string>();
  return {
    name: 'portal-left-out',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: Object.entries(productionBuild).map(([name, file]) => ({
          find: new RegExp(`^${name}$`),
          replacement: fileURLToPath(
            new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url),
          ),
        })),
      },
    }),
    buildStart() {
      found.clear();
    },
    load: {
      filter: {
        id: Object.keys(leftOut).map((file) => new RegExp(`/node_modules/${file.replaceAll('.', '\\.')}$`)),
      },
      handler(id) {
        const file = id.replace(/^.*\/node_modules\//, '');
        found.add(file);
        return leftOut[file];
      },
    },
    transform: {
      filter: { id: reactRouterChunk },
      handler: (code) => ({ code: withoutFunctions(code, leftOutFunctions, found), map: null }),
    },
    buildEnd(error) {
      const missing = Object.keys({ ...leftOut, ...leftOutFunctions }).filter((part) => !found.has(part));
      if (!error && missing.length > 0)
        this.error(`Not in the build, so not to be left out: ${missing.join()}`);
    },
  };
}

/**
 * A module without the bodies of some functions. Names for development tools are removed and `forwardRef` is marked as
 * pure, since both keep components in the bundle that nobody uses. Lines keep their numbers.
 * @param bodies by function
 * @param found receives the functions that the module has
 */
function withoutFunctions(
  code: string,
  bodies: Readonly<Record<string, string>>,
  found: Set<string>,
): string {
  let [changed, end] = ['', 0];
  const replace = (part: { readonly start: number; readonly end: number }, text: string) => {
    changed += code.slice(end, part.start) + text + code.slice(part.start, part.end).replaceAll(/[^\n]/g, '');
    end = part.end;
  };
  for (const statement of parseAst(code).body) {
    if (statement.type === 'FunctionDeclaration' && statement.id && statement.body) {
      const body = bodies[statement.id.name];
      if (body === undefined) continue;
      found.add(statement.id.name);
      replace(statement.body, body);
    } else if (
      statement.type === 'ExpressionStatement' &&
      /^\w+\.displayName = /.test(textOf(code, statement))
    ) {
      replace(statement, '');
    } else if (statement.type === 'VariableDeclaration') {
      for (const { init } of statement.declarations)
        if (init?.type === 'CallExpression' && /^React\d*\.forwardRef$/.test(textOf(code, init.callee)))
          replace({ start: init.start, end: init.start }, '/* @__PURE__ */ ');
    }
  }
  return changed + code.slice(end);
}

const textOf = (code: string, { start, end }: { readonly start: number; readonly end: number }) =>
  code.slice(start, end);

function unused(name: string): string {
  return `export default () => { throw new Error('${name} is left out of this build') };`;
}
