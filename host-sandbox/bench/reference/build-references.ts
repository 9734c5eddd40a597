import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { HomeContent } from '../home-content';
import { plainPage } from './plain-page';

/**
 * Builds the two reference pages.
 * @param folder where each gets its own folder
 */
export async function buildReferences(folder: string, content: HomeContent) {
  const plain = join(folder, 'plain');
  const antd = join(folder, 'antd');
  for (const each of [plain, antd]) mkdirSync(each, { recursive: true });
  writeFileSync(join(plain, 'index.html'), plainPage(content));

  await build({
    configFile: false,
    // antd's modules carry a directive that makes the bundler warn thousands of times.
    logLevel: 'error',
    root: import.meta.dirname,
    define: { __CONTENT__: JSON.stringify(content), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: antd,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, 'antd-page.tsx'),
        output: { entryFileNames: 'assets/page.js' },
      },
      chunkSizeWarningLimit: 2000,
    },
  });
  writeFileSync(
    join(antd, 'index.html'),
    '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<title>React + antd</title><body><script type="module" src="./assets/page.js"></script></body></html>',
  );
  return { plain, antd };
}
