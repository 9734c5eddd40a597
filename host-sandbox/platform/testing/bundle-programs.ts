import path from 'node:path';
import { build } from 'vite';

// Bundles the platform's programs into the given folder; see platformProgram.
const [folder = ''] = process.argv.slice(2);
const platform = path.resolve(import.meta.dirname, '..');
const programs = ['main', 'testing/controlled-main'];
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  resolve: { alias: { '@': path.resolve(platform, '../../src') } },
  // packages with WebAssembly or native code load it from their own folder
  ssr: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'sharp'] },
  build: {
    ssr: true,
    outDir: folder,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(programs.map((name) => [name, path.join(platform, `${name}.ts`)])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
    },
  },
});
