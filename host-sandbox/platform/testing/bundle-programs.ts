import path from 'node:path';
import { build } from 'vite';

// Writes the platform's programs, each with all that it imports, into the folder that is named; see platformProgram.
const [folder = ''] = process.argv.slice(2);
const platform = path.resolve(import.meta.dirname, '..');
const programs = ['main', 'testing/controlled-main'];
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  resolve: { alias: { '@': path.resolve(platform, '../../src') } },
  // what brings WebAssembly or machine code finds it beside its own file
  ssr: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg'] },
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
