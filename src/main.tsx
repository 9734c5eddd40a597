import '@vitejs/plugin-react/preamble';
import { qiankunWindow, renderWithQiankun } from 'vite-plugin-qiankun/dist/helper';
import './app/base.css';
import './app/first-paint.css';
import { startInSandbox, type SandboxWindow } from './app/host/start-in-sandbox';
import { bootstrap, mount, unmount, update } from './lifecycle';

export { createPublicEntry } from './public-entry';

const lifecycles = { bootstrap, mount, unmount, update };
renderWithQiankun(lifecycles);
const isInHost =
  !!qiankunWindow.__POWERED_BY_QIANKUN__ || startInSandbox(window as SandboxWindow, lifecycles);
// portal.js imports this module into pages of hosts
const isOwnPage = document.documentElement.hasAttribute('data-portal-page');
if (isOwnPage && !isInHost) {
  // a separate task, so that the browser can respond and paint first
  const start = () => setTimeout(() => void mount());
  // the page's `import()` does not wait for the parser: a cached script may run before the mount point exists
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', start, { once: true });
  } else start();
}
