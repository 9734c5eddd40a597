import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './build/browsers';
import { shortClassNames } from './build/css-modules';
import { deployFiles, originsOf } from './build/deploy-files';
import { firstPaint } from './build/first-paint';
import { unusedModulesPlugin } from './build/unused-modules-plugin';
import { messagesPlugin } from './build/messages-plugin';
import { hostTypesPlugin } from './build/host-types-plugin';
import { precompress } from './build/precompress';
import { publicEntryPlugin } from './build/public-entry-plugin';
import { portalQiankunPlugin } from './build/qiankun-plugin';
import { releaseFilePlugin } from './build/release-file';
import { sourceMaps } from './build/source-maps';

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
    // react-intl asks whether the browser knows Chinese and English, which takes a slow computer a tenth of a second
    'Intl.NumberFormat.supportedLocalesOf': 'Intl.getCanonicalLocales',
    'Intl.DateTimeFormat.supportedLocalesOf': 'Intl.getCanonicalLocales',
  },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  css: command === 'build' ? { modules: shortClassNames } : {},
  plugins: [
    firstPaint(),
    react(),
    messagesPlugin(),
    unusedModulesPlugin(),
    portalQiankunPlugin(),
    hostTypesPlugin(),
    releaseFilePlugin(version),
    publicEntryPlugin(),
    deployFiles(originsOf(process.env.PORTAL_ORIGINS ?? '')),
    precompress(),
    sourceMaps(),
  ],
  build: {
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
            // small parts of the same pages: one request in place of one each
            {
              name: 'page-tools',
              test: /src\/features\/(favourites|recent-pages|teachers|share\/(?!share-panel))/,
            },
            // so that a list with a picture in each entry stays within its requests
            { name: 'list-parts', test: /src\/shared\/ui\/(pagination|filter|search-field|empty-result)/ },
            {
              name: 'course-cards',
              test: /src\/features\/projects\/(project-cards|badges|upcoming-date|messages)/,
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 700,
  },
}));
