import type { Plugin } from 'vite';

/** The public entry, at an address that stays the same from version to version. */
const publicEntryFile = 'portal.js';
/** Types of the public entry. */
export const publicEntryTypesFile = 'portal.d.ts';

const lifecycles = ['bootstrap', 'mount', 'unmount', 'update'];

/**
 * Writes `portal.js` next to the page: a module that exports the lifecycles, for hosts that import a module instead of
 * loading a page. It imports the page's own script, so that both ways share one copy of the portal.
 */
export function publicEntryPlugin(): Plugin[] {
  return [writePublicEntry(), servePublicEntry()];
}

/** In development the module imports the portal's source. */
function servePublicEntry(): Plugin {
  return {
    name: 'portal-public-entry-dev',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(`/${publicEntryFile}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(publicEntry([], 'src/main.tsx'));
      });
    },
  };
}

function writePublicEntry(): Plugin {
  return {
    name: 'portal-public-entry',
    apply: 'build',
    enforce: 'post',
    // without it the script of a page exports nothing
    config: () => ({ build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }),
    transform: {
      // the module that Vite makes of the page
      filter: { id: /\/index\.html$/ },
      handler: (code) => `${code}\nexport { createPublicEntry } from '/src/main.tsx';`,
    },
    generateBundle(_options, bundle) {
      const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (script?.type !== 'chunk' || !script.exports.includes('createPublicEntry'))
        throw new Error('The script of index.html does not export createPublicEntry');
      this.emitFile({
        type: 'asset',
        fileName: publicEntryFile,
        source: publicEntry(script.imports, script.fileName),
      });
      this.emitFile({ type: 'asset', fileName: publicEntryTypesFile, source: publicEntryTypes() });
      for (const [fileName, source] of Object.entries(entriesOfLoaders))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** @param libraries what the page's script imports: fetched at the same time */
const publicEntry = (libraries: readonly string[], script: string) =>
  [
    ...libraries.map((file) => `import './${file}';`),
    `import { createPublicEntry } from './${script}';`,
    `export const { ${lifecycles.join(', ')} } = createPublicEntry(new URL('./', import.meta.url).href, import.meta.url);`,
    '',
  ].join('\n');

/** Entries for loaders that cannot import a module by its address. */
const entriesOfLoaders = {
  // qiankun 3 takes a page, and the lifecycles from the last global that its script sets. It removes the public path
  // before the unmount.
  'qiankun3.html': '<!doctype html>\n<script src="qiankun3.js" entry></script>\n',
  'qiankun3.js': `window.trainingPortal = (() => {
  let portal;
  let attempts = 0;
  const load = () => {
    const retry = attempts++ === 0 ? '' : '?retry=' + attempts;
    const address = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ + '${publicEntryFile}' + retry;
    return import(address).catch((error) => {
      portal = undefined; // the next mount tries again
      throw error;
    });
  };
  const call = (name) => async (props) => (await (portal = portal || load()))[name](props);
  return { ${lifecycles.map((name) => `${name}: call('${name}')`).join(', ')} };
})();
`,
  // a container of Module Federation, with the one module "./portal"
  'remoteEntry.js': `export const init = () => {};
export const get = () => import('./${publicEntryFile}').then((portal) => () => portal);
`,
};

/** Declarations of the public entry, next to those of the host contract. */
export const publicEntryTypes = () =>
  `import type { PortalLifecycles } from './portal-host';
export type * from './portal-host';
export declare const ${lifecycles.map((name) => `${name}: PortalLifecycles['${name}']`).join(', ')};
`;
