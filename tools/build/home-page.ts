import { fileURLToPath } from 'node:url';
import { build, createServer, type InlineConfig, type Rollup } from 'vite';
import { homeTemplates, type RenderHome } from '../../src/app/first-paint/home-templates';
import type { FirstRequest } from '../../src/app/first-paint/send-first-requests';
import { brandGrounds } from '../../src/shared/theme/brand';
import { oldestBrowsers } from './browsers';
import { shortClassNames } from './css-modules';
import { inHostCondition } from './in-host-condition';

const source = (file: string) => fileURLToPath(new URL(`../../src/${file}`, import.meta.url));
const config: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { alias: { '@': source('') } },
};

/** The parts of index.html that show the home page before any other script: its templates and the inline script. */
export async function homePage(
  define: Record<string, unknown>,
): Promise<{ templates: string; script: string }> {
  const [templates, script] = await Promise.all([renderTemplates(define), paintScript()]);
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

/**
 * The inline script of the page's head that sends the first requests of the home page; it does nothing in a host.
 * @param defaults of settings that the page's configuration may leave out
 */
export async function firstRequestsScript(
  requests: readonly FirstRequest[],
  { tokenName, timeoutMs }: { readonly tokenName: string; readonly timeoutMs: number },
): Promise<string> {
  const code = await compile('app/first-paint/send-first-requests.ts', 'first');
  const given = [requests, { tokenName, timeoutMs }].map((each) => JSON.stringify(each)).join();
  return `(function(w){if(${inHostCondition})return;${code}first.sendFirstRequests(w,${given})})(window)`;
}

/** The inline script of the page's body that paints brand and home page; it does nothing in a host. */
async function paintScript(): Promise<string> {
  const code = await compile('app/first-paint/inline-script.ts', 'home');
  const { 'blue-white': standard, ...others } = brandGrounds();
  // a shell without a stored theme has the standard one
  const grounds = JSON.stringify({ '': standard, 'blue-white': standard, ...others });
  return `(function(w){${code}if(!(${inHostCondition}))home.paintBrand(document,${grounds});home.paintHome(w)})(window)`;
}

/** A module of the portal and what it imports, as a script that puts the exports into a variable. */
async function compile(file: string, name: string): Promise<string> {
  const output = (await build({
    ...config,
    build: {
      write: false,
      target: oldestBrowsers,
      lib: { entry: source(file), formats: ['iife'], name },
    },
  })) as Rollup.RollupOutput[];
  return output[0]?.output[0].code.trim() ?? '';
}
