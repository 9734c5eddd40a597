import type { HostCheckHook } from '../../../src/contracts/host';
import { hostName } from './config';
import { lesson, openInPortal } from './props';
import { setToken, signIn, signOut, token } from './session';

/** The last part of the address of a host's page: `''`, `training` or `two`. */
export const pageName = () => location.pathname.split('/')[2] ?? '';

/** Says in the container that its portal cannot be opened. */
export function showFailure(container: string): void {
  document.querySelector(container)!.textContent = '培训打不开，请刷新页面';
}

/** The host's login, and a link of its menu to a page of the portal. */
export function setupHeader(): void {
  const onClick = (id: string, action: () => unknown) =>
    document.querySelector(`#${id}`)?.addEventListener('click', () => void action());
  onClick('sign-in', () => signIn({ username: 'trainee', password: 'Trainee@2026' }));
  onClick('sign-out', signOut);
  onClick('study', () => openInPortal(lesson));
  const user = document.querySelector('#user');
  const showUser = () => {
    if (user) user.textContent = token.get() ? '已登录' : '未登录';
  };
  token.subscribe(showUser);
  showUser();
  document.title = `示例宿主 ${hostName}`;
  Object.assign(window, { __portalHostCheck: hostCheckHook });
}

const followLink = (page: string) =>
  document.querySelector<HTMLAnchorElement>(`nav a[href$="/${hostName}/${page}"]`)?.click();

/** The actions of `npm run check:host` that need the host's own code. */
const hostCheckHook: HostCheckHook = {
  mount: () => followLink('training'),
  unmount: () => followLink(''),
  setToken: (next) => setToken(next),
};

/** Renders a page of the host. @returns a teardown that leaves the page */
type Fill = () => () => unknown;

/**
 * The pages of a host without a framework: `training` with one portal in `#training`, and `two` with one each in `#one`
 * and `#two`. The previous page is left before the next one is rendered.
 */
export function startPages(pages: { training: Fill; two: Fill }): void {
  let shown: string | undefined;
  let leave: () => unknown = () => undefined;
  let done: Promise<unknown> = Promise.resolve();
  const show = () => {
    const name = pageName();
    // the portal's addresses are hashes of the same page
    if (name === shown) return;
    shown = name;
    done = done
      .then(() => leave())
      .then(() => {
        for (const page of document.querySelectorAll<HTMLElement>('[data-page]'))
          page.hidden = page.dataset.page !== name;
        leave = name === 'training' || name === 'two' ? pages[name]() : () => undefined;
      });
  };
  window.addEventListener('popstate', show);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('nav a');
    if (!link) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    show();
  });
  setupHeader();
  show();
}
