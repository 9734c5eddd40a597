import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { programs } from './programs';

// Bundles the programs into the given folder; see bundledProgram.
const [folder = ''] = process.argv.slice(2);
const sandbox = path.resolve(import.meta.dirname, '../..');
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  resolve: { alias: { '@': path.resolve(sandbox, '../src') } },
  // packages with WebAssembly or native code load it from their own folder
  ssr: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'sharp'] },
  plugins: [
    {
      name: 'place-of-source',
      // A program finds the project's files from its source.
      transform: (code, id) =>
        id.startsWith(sandbox)
          ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          : null,
    },
  ],
  build: {
    ssr: true,
    outDir: folder,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(programs.map((name) => [name, path.join(sandbox, `${name}.ts`)])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
    },
  },
});
