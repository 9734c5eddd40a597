import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Shorter files gain nothing. */
const worthwhile = 1024;

/**
 * Lays a `.br` and a `.gz` beside every part of the build that carries a hash in its name, so that servers need not
 * compress at each visit, and may do so at the highest level. The page itself is left out: operators may edit it.
 */
export function precompress(): Plugin {
  return {
    name: 'portal-precompress',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const folder = path.join(dir, 'assets');
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue;
        const file = path.join(folder, name);
        const bytes = readFileSync(file);
        if (bytes.length < worthwhile) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
