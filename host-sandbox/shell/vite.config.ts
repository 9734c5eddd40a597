import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antdEscapePlugin } from '../../tools/build/antd-escape-plugin';
import { articlePreviewStyles } from '../../tools/build/article-preview-styles';
import { oldestBrowsers } from '../../tools/build/browsers';

/** The sample host alone: `vite build --config host-sandbox/shell/vite.config.ts`. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: false,
  // The portal's server has the default folder.
  cacheDir: '../../node_modules/.vite-shell',
  // While editing, the plugin's refresh runtime is one global of the page and belongs to the portal.
  plugins: [articlePreviewStyles(), antdEscapePlugin(), ...(command === 'build' ? [react()] : [])],
  build: { outDir: 'dist', emptyOutDir: true, target: oldestBrowsers },
}));
