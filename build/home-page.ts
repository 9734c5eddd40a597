import { fileURLToPath } from 'node:url';
import { build, createServer, type InlineConfig, type Rollup } from 'vite';
import { homeTemplates, type RenderHome } from '../src/app/first-paint/home-templates';
import { brandGrounds } from '../src/shared/theme/brand';
import { oldestBrowsers } from './browsers';
import { shortClassNames } from './css-modules';
import { inHostCondition } from './in-host-condition';

const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));
const config: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { alias: { '@': source('') } },
};

/** The parts of index.html that show the home page before any other script: its templates and the inline script. */
export async function homePage(
  define: Record<string, unknown>,
): Promise<{ templates: string; script: string }> {
  const [templates, script] = await Promise.all([renderTemplates(define), compileScript()]);
  return { templates, script };
}

/** Vite loads the components, and names the classes of css modules as in the portal's own build. */
async function renderTemplates(define: Record<string, unknown>): Promise<string> {
  const server = await createServer({
    ...config,
    define,
    css: { modules: shortClassNames },
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const file = source('app/first-paint/render-home.tsx');
    const { renderHome } = (await server.ssrLoadModule(file)) as { renderHome: RenderHome };
    return homeTemplates(renderHome);
  } finally {
    await server.close();
  }
}

async function compileScript(): Promise<string> {
  const output = (await build({
    ...config,
    build: {
      write: false,
      target: oldestBrowsers,
      lib: { entry: source('app/first-paint/inline-script.ts'), formats: ['iife'], name: 'home' },
    },
  })) as Rollup.RollupOutput[];
  const code = output[0]?.output[0].code.trim() ?? '';
  const { 'blue-white': standard, ...others } = brandGrounds();
  // a shell without a stored theme has the standard one
  const grounds = JSON.stringify({ '': standard, 'blue-white': standard, ...others });
  return `(function(w){${code}if(!(${inHostCondition}))home.paintBrand(document,${grounds});home.paintHome(w)})(window)`;
}
