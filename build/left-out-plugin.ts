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

/** React Router's package gives browsers its development build, with warnings. */
const productionBuild = {
  'react-router': 'index.mjs',
  'react-router/dom': 'dom-export.mjs',
};

/** Leaves parts of packages out of the build, 5 KiB of its first script. @throws when a package has no such part */
export function leftOutPlugin(): Plugin {
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
    buildEnd(error) {
      const missing = Object.keys(leftOut).filter((file) => !found.has(file));
      if (!error && missing.length > 0)
        this.error(`Not in the build, so not to be left out: ${missing.join()}`);
    },
  };
}

function unused(name: string): string {
  return `export default () => { throw new Error('${name} is left out of this build') };`;
}
