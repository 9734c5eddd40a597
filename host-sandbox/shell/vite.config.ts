import { defineConfig } from 'vite';

/** The sample host alone: `vite build --config host-sandbox/shell/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: { outDir: 'dist', emptyOutDir: true, target: ['chrome86', 'safari14'] },
});
