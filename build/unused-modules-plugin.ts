import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules of packages that the portal does not need, and their replacements. */
const leftOut: Readonly<Record<string, string>> = {
  // the portal sends JSON, by the adapter for XMLHttpRequest
  'axios/lib/adapters/fetch.js': 'export const getFetch = undefined;',
  'axios/lib/helpers/toFormData.js': unused('toFormData'),
  'axios/lib/helpers/formDataToJSON.js': unused('formDataToJSON'),
  'axios/lib/helpers/HttpStatusCode.js': 'export default {};',
};

/** Functions of React Router that preload pages of its own framework, and their results without that framework. */
const leftOutFunctions: Readonly<Record<string, string>> = {
  usePrefetchBehavior: 'return [false];',
  PrefetchPageLinks: 'return null;',
};
const reactRouterChunk = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/** React Router's package gives browsers its development build, with warnings. */
const productionBuild = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/** Leaves parts of packages out of the build, 8 KiB of its first script. @throws when a package has no such part */
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
            new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url),
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
      handler(code) {
        const { code: changed, found: functions } = withoutUnusedParts(code);
        for (const name of functions) found.add(name);
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      const missing = Object.keys({ ...leftOut, ...leftOutFunctions }).filter((part) => !found.has(part));
      if (!error && missing.length > 0)
        this.error(`Not in the build, so not to be left out: ${missing.join()}`);
    },
  };
}

/**
 * React Router's code without the functions that are left out. Names of its components for development tools are
 * removed too, because they would keep unused components in the bundle. Lines keep their numbers.
 */
function withoutUnusedParts(code: string): { code: string; found: string[] } {
  const found: string[] = [];
  const changed = code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/(?<== )(?=React\d*\.forwardRef\()/g, '/* @__PURE__ */ ')
    .replace(/^function (\w+)\(([^]*?)\n\}$/gm, (whole, name: string) => {
      const body = leftOutFunctions[name];
      if (body === undefined) return whole;
      found.push(name);
      return `function ${name}() {${body}${whole.replace(/[^\n]/g, '')}}`;
    });
  return { code: changed, found };
}

function unused(name: string): string {
  return `export default () => { throw new Error('${name} is left out of this build') };`;
}
