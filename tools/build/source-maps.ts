import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes source maps to a folder next to the build, so that `npm run trace` finds the sources of a browser's error. No
 * script refers to its map, and the served folder has none.
 */
export function sourceMaps(folder = 'deploy/maps'): Plugin {
  return {
    name: 'portal-source-maps',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.js.map')) continue;
          writeFileSync(path.join(folder, path.basename(name)), file.source);
          delete bundle[name];
        }
      },
    },
  };
}
