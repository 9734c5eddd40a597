import type { HostCheckHook } from '../../../src/contracts/host';
import { hostName } from './config';
import { appearance, lesson, openInPortal, type Appearance } from './props';
import { setToken, signIn, signOut, token } from './session';

/** Says in the container that its portal cannot be opened. */
export function showFailure(container: string): void {
  document.querySelector(container)!.textContent = '培训打不开，请刷新页面';
}

const setAppearance = (next: Appearance) => appearance.set({ ...appearance.get(), ...next });

/** The host's login, language and theme, and a link of its menu to a page of the portal. */
export function setupHeader(): void {
  const onClick = (id: string, action: () => unknown) =>
    document.querySelector(`#${id}`)?.addEventListener('click', () => void action());
  onClick('sign-in', () => signIn({ username: 'trainee', password: 'Trainee@2026' }));
  onClick('sign-out', signOut);
  onClick('study', () => openInPortal(lesson));
  onClick('contact', () => openInPortal('/contactus/1'));
  onClick('language', () =>
    setAppearance({ language: appearance.get().language === 'en-US' ? 'zh-CN' : 'en-US' }),
  );
  onClick('theme', () => setAppearance({ theme: appearance.get().theme === 'dark' ? 'blue-white' : 'dark' }));
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
  setAppearance,
  received: () => [...document.querySelectorAll('#events li')].map(({ textContent }) => textContent),
};
