import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { oldestBrowsers } from '../../tools/build/browsers';

/** Each folder with a main file is a host. */
const root = import.meta.dirname;
const mains = readdirSync(root).flatMap((name) =>
  ['main.ts', 'main.tsx']
    .map((file) => join(root, name, file))
    .filter((file) => existsSync(file))
    .map((file) => [name, file] as const),
);

/** All sample hosts: `npm run build:hosts`. */
export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'error',
  cacheDir: '../../node_modules/.vite-hosts',
  // antd 5 runs with React 18 here, beside the portal's React 19
  resolve: {
    alias: [
      { find: /^react(?=$|\/)/, replacement: 'react18' },
      { find: /^react-dom(?=$|\/)/, replacement: 'react-dom18' },
    ],
  },
  define: {
    'process.env.NODE_ENV': '"production"',
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: oldestBrowsers,
    rolldownOptions: {
      input: Object.fromEntries(mains),
      output: { entryFileNames: 'assets/[name].js', assetFileNames: 'assets/[name][extname]' },
    },
    chunkSizeWarningLimit: 2000,
  },
});
