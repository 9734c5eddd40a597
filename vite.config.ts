import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { tsImport } from 'tsx/esm/api';
import { defineConfig, type Plugin } from 'vite';
import { antdEscapePlugin } from './tools/build/antd-escape-plugin';
import { oldestBrowsers } from './tools/build/browsers';
import { shortClassNames } from './tools/build/css-modules';
import { deployFiles, originsOf } from './tools/build/deploy-files';
import { unusedModulesPlugin } from './tools/build/unused-modules-plugin';
import { messagesPlugin } from './tools/build/messages-plugin';
import { nprogressPlugin } from './tools/build/nprogress-plugin';
import { hostTypesPlugin } from './tools/build/host-types-plugin';
import { precompress } from './tools/build/precompress';
import { ownKeysPlugin } from './tools/build/own-keys-plugin';
import { pdfFontsPlugin } from './tools/build/pdf-fonts-plugin';
import { pdfRequestsPlugin } from './tools/build/pdf-requests-plugin';
import { publicEntryPlugin } from './tools/build/public-entry-plugin';
import { portalQiankunPlugin } from './tools/build/qiankun-plugin';
import { releaseFilePlugin } from './tools/build/release-file';
import { sourceMaps } from './tools/build/source-maps';

// These import modules of `src`, whose `@/` the config loader of plain `npx vite` does not resolve.
const { firstPaint } = (await tsImport('./tools/build/first-paint.ts', import.meta.url)) as {
  firstPaint: () => Plugin;
};
const { messagesFilePlugin } = (await tsImport('./tools/build/messages-file.ts', import.meta.url)) as {
  messagesFilePlugin: () => Plugin;
};

const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

export default defineConfig(({ mode, command }) => ({
  // chunks find each other by their own address, so one build runs under any path and origin
  base: './',
  define: {
    __PORTAL_VERSION__: JSON.stringify(version),
    __PORTAL_BUILD__: JSON.stringify({
      secretKey: process.env.PORTAL_SECRET_KEY ?? '',
      demoHosts: (process.env.PORTAL_DEMO_HOSTS ?? '')
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
      iconSet: Object.keys(dependencies).filter((name) => name.includes('icons')),
    }),
    __PORTAL_ENV__: JSON.stringify(mode === 'production' ? mode : 'development'),
  },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  css: command === 'build' ? { modules: shortClassNames } : {},
  plugins: [
    firstPaint(),
    react(),
    messagesPlugin(),
    unusedModulesPlugin(),
    nprogressPlugin(),
    pdfRequestsPlugin(),
    antdEscapePlugin(),
    ownKeysPlugin(),
    portalQiankunPlugin(),
    hostTypesPlugin(),
    messagesFilePlugin(),
    releaseFilePlugin(version),
    publicEntryPlugin(),
    deployFiles(originsOf(process.env.PORTAL_ORIGINS ?? '')),
    precompress(),
    sourceMaps(),
  ],
  // of plain `npx vite`; `npm run dev` has the platform behind it (R9.23)
  server: { port: 11000, strictPort: true },
  worker: { plugins: () => [pdfFontsPlugin()] },
  build: {
    outDir: 'dist',
    target: oldestBrowsers,
    // in a host, styles and preload links of chunks would land in its head and stay
    cssCodeSplit: false,
    modulePreload: false,
    // a first load in two pieces, which run in two tasks: dozens of small chunks cost more than their bytes
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules|^\0rolldown/ },
            { name: 'portal', tags: ['$initial'] },
            // shared by pages that need none of the groups below, which would take them along
            {
              name: 'page-parts',
              test: /src\/(shared\/(ui\/(use-action|badge)|api\/dictionary\.tsx)|features\/favourites\/add-favourite-url)/,
            },
            // small parts of the same pages: one request in place of one each; English texts are in a chunk of their own
            {
              name: 'page-tools',
              test: /src\/features\/(favourites\/(?!add-favourite-url)|recent-pages|teachers|share\/(?!share-panel))(?!.*\.en\.ts)/,
            },
            // so that a list with a picture in each entry stays within its requests
            { name: 'list-parts', test: /src\/shared\/ui\/(pagination|filter|search-field|empty-result)/ },
            {
              name: 'course-cards',
              test: /src\/features\/projects\/(project-cards|badges|upcoming-date|messages\.ts)/,
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 700,
  },
}));
