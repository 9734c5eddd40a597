import '@vitejs/plugin-react/preamble';
import { qiankunWindow, renderWithQiankun } from 'vite-plugin-qiankun/dist/helper';
import './app/base.css';
import './app/first-paint.css';
import { bootstrap, mount, unmount, update } from './lifecycle';

export { createPublicEntry } from './public-entry';

renderWithQiankun({ bootstrap, mount, unmount, update });
// portal.js imports this module into pages of hosts
const isOwnPage = document.documentElement.hasAttribute('data-portal-page');
if (isOwnPage && !qiankunWindow.__POWERED_BY_QIANKUN__) {
  // a task of its own: the browser may answer and paint before
  const start = () => setTimeout(() => void mount());
  // the page's `import()` does not wait for the parser: a cached script may run before the mount point exists
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', start, { once: true });
  } else start();
}
