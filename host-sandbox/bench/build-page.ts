import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds one page of `reference/` with the portal's own parts in it.
 * @param name of the page's file, without its ending
 */
export async function buildPage(folder: string, name: string) {
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'reference'),
    resolve: { alias: { '@': join(import.meta.dirname, '../../src') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, `reference/${name}.tsx`),
        output: { entryFileNames: 'assets/page.js', assetFileNames: 'assets/page[extname]' },
      },
      chunkSizeWarningLimit: 2000,
    },
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>bench</title>' +
      '<link rel="stylesheet" href="./assets/page.css"><body><script type="module" src="./assets/page.js"></script></body></html>',
  );
}
