import { defineConfig, type Plugin } from 'vite';
import type { ShellConfig } from './shell-config';

/** The sample host alone: `vite build --config host-sandbox/shell/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [developmentConfig()],
  server: { port: 11001, strictPort: true },
  build: { outDir: 'dist', emptyOutDir: true, target: ['chrome86', 'safari14'] },
});

/** Answers what the host's own server answers in production. */
function developmentConfig(): Plugin {
  const config: ShellConfig = {
    portalEntry: 'http://localhost:11000/',
    apiBase: 'http://localhost:11000/api',
    product: 'train',
    clientId: 'portal',
    clientSecret: 'portal',
    tokenField: 'access_token',
  };
  return {
    name: 'shell-config',
    configureServer(server) {
      server.middlewares.use('/shell-config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(config));
      });
    },
  };
}
