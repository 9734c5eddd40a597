import type { Plugin } from 'vite';
import { factoryOf } from './nprogress-factory.cjs';

/** `import createNProgress from 'nprogress'` gives a factory; see nprogress-factory.cjs. */
export function nprogressPlugin(): Plugin {
  return {
    name: 'portal-nprogress',
    enforce: 'pre',
    // the server of `npm run dev` would bundle the package before plugins see it
    config: () => ({ optimizeDeps: { exclude: ['nprogress'] } }),
    transform: {
      filter: { id: /\/nprogress\/nprogress\.js(\?|$)/ },
      handler: (code) => ({ code: factoryOf(code, 'export default'), map: null }),
    },
  };
}
