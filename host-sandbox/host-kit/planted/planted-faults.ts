import type { FaultName } from '../faults/faults';
import { plantedPolicies, policyWithout } from './planted-policies';

/** What differs in a host's page from a correct one. */
export interface HostVariant {
  /** HTML for the head, and around the container instead of `{container}`. */
  readonly head?: string;
  readonly body?: string;
  /** Runs in the page's script before anything is mounted; may change `host`, `props` and `entry`. */
  readonly script?: string;
  /** Content-Security-Policy of the page; `{portal}` is the origin of the portal, `{hash}` the hash of the page's script. */
  readonly policy?: string;
  /** The mistake of the server in front of the portal, or of the entry there. */
  readonly portal?: 'no-cors' | 'other-version' | 'missing-script' | 'no-slash';
}

/** A host's page with one mistake, and the fault that the check must name. */
interface PlantedFault extends HostVariant {
  readonly fault: FaultName;
}

/** A host whose page with the portal has a path; `inside` is the address there. */
const pathOfItsOwn = `const { mount, unmount } = host; let inside = '';
      props.onNavigate = () => { inside = location.href };
      host.mount = () => { if (!isMounted) history.pushState(null, '', '/training'); return mount() };
      host.unmount = async () => { await unmount(); if (!isMounted) history.pushState(null, '', '/home') };`;

/** Unusual hosts without a mistake, in which the check must name nothing. */
export const soundHosts = {
  'trusts its scripts by a nonce': {
    policy: policyWithout('script-src', "'nonce-planted' 'strict-dynamic'"),
  },
  'trusts its scripts by a hash': { policy: policyWithout('script-src', '{hash} {portal}') },
  'shows the portal in a shadow root': {
    script: `props.container = container.attachShadow({ mode: 'open' });`,
  },
  'asks about typed text after Back': {
    script: `${pathOfItsOwn}
      addEventListener('popstate', async () => {
        if (location.pathname === '/training' || !isMounted) return;
        history.pushState(null, '', inside);
        if (!(await handle.canLeave())) return;
        isMounted = false;
        await portal.unmount({ container });
        history.back();
      });`,
  },
  'has a header above the element that scrolls': {
    head: '<style>body { margin: 0 }</style>',
    body: `<div style="display: flex; flex-direction: column; height: 100vh">
      <header style="position: sticky; top: 0; flex: 0 0 60px; background: #eee">宿主</header>
      <div style="flex: 1; min-height: 0; overflow: auto">{container}</div></div>`,
  },
  'scrolls in an element': { body: '<div style="height: 90vh; overflow: auto">{container}</div>' },
} as const satisfies Record<string, HostVariant>;

/** Typical mistakes of hosts. */
export const plantedFaults = {
  'loads the portal and does not mount it': {
    fault: 'not-mounted',
    script: `host.mount = () => import(entry + 'portal.js');`,
  },
  'names the entry without its last slash': { fault: 'files-missing', portal: 'no-slash' },
  'passes the word undefined while nobody is signed in': {
    fault: 'token-malformed',
    script: `token = 'undefined';`,
  },
  'passes the token with its scheme': {
    fault: 'token-malformed',
    script: `const { setToken } = host; host.setToken = (next) => setToken(next && 'Bearer ' + next);`,
  },
  'passes no language and theme on': {
    fault: 'appearance-ignored',
    script: `host.setAppearance = () => {};`,
  },
  'leaves without asking about typed text': {
    fault: 'input-lost',
    script: `host.unmount = () => (changing = changing.then(() => {
      isMounted = false;
      return portal?.unmount({ container: props.container });
    }));`,
  },
  'leaves after Back without asking about typed text': {
    fault: 'back-unguarded',
    script: `${pathOfItsOwn}
      addEventListener('popstate', () => {
        if (location.pathname === '/training' || !isMounted) return;
        isMounted = false;
        portal.unmount({ container });
      });`,
  },
  'leaves another address after Back': {
    fault: 'back-unguarded',
    script: `${pathOfItsOwn}
      addEventListener('popstate', () => { if (location.pathname !== '/training' && isMounted) host.unmount() });`,
  },
  'opens the page of the open portal again': {
    fault: 'address-dropped',
    script: `const { mount } = host;
      host.mount = () => { if (isMounted) history.pushState(null, '', location.pathname); return mount() };`,
  },
  'passes the first token only': {
    fault: 'token-not-rotated',
    script: `const { setToken } = host; let given = false;
      host.setToken = (next) => { if (next === '' || !given) setToken(next); given = next !== '' };`,
  },
  'never passes the token': { fault: 'token-not-passed', script: `host.setToken = () => {};` },
  'passes undefined at the sign-out': {
    fault: 'token-not-cleared',
    script: `const { setToken } = host; host.setToken = (next) => setToken(next || undefined);`,
  },
  'empties the container when the token changes': {
    fault: 'container-emptied',
    script: `const { setToken } = host;
      host.setToken = (next) => { setToken(next); container.replaceChildren() };`,
  },
  'styles every element': {
    fault: 'styles-in',
    head: '<style>* { letter-spacing: 2px !important } button { text-transform: uppercase !important }</style>',
  },
  'styles every element of a shadow root': {
    fault: 'styles-in',
    script: `props.container = container.attachShadow({ mode: 'open' });
      props.container.innerHTML = '<style>* { letter-spacing: 2px !important }</style>';`,
  },
  'uses a class of the portal': {
    fault: 'styles-out',
    body: '<p class="portal-hidden">宿主的说明</p>{container}',
  },
  'moves its page by a transform': {
    fault: 'transformed',
    body: '<div style="transform: translateZ(0)">{container}</div>',
  },
  'has a container with an overflow that does not scroll': {
    fault: 'sticky-lost',
    body: '<div style="overflow: auto">{container}</div>',
  },
  'cuts dialogs off': {
    fault: 'popup-clipped',
    body: '<div style="width: 600px; clip-path: inset(0 round 12px)">{container}</div>',
  },
  'keeps dialogs below its own panel': {
    fault: 'above-dialogs',
    body: '<div style="isolation: isolate">{container}</div><aside style="position: fixed; z-index: 1; inset: 60px 40% auto 40%; height: 300px; background: #eee">宿主</aside>',
  },
  'cuts the portal off': {
    fault: 'clipped',
    body: '<div style="height: 300px; overflow: hidden">{container}</div>',
  },
  'has a sticky header without saying so': {
    fault: 'header-covers',
    body: '<header style="position: sticky; top: 0; height: 60px; background: #eee">宿主</header>{container}',
  },
  'has a header above the layer of the portal': {
    fault: 'above-dialogs',
    body: '<header style="position: sticky; top: 0; z-index: 2; height: 60px; background: #eee">宿主</header><div style="position: relative; z-index: 1; --portal-top: 60px">{container}</div>',
  },
  'has a bar above everything': {
    fault: 'above-dialogs',
    body: '{container}<footer style="position: fixed; z-index: 99999; inset: auto 0 0; height: 40px; background: #eee">宿主</footer>',
  },
  'passes a base path without slash': { fault: 'invalid-prop', script: `props.basePath = 'portal';` },
  'misspells a prop': { fault: 'unknown-prop', script: `props.lang = 'en-US';` },
  'has a callback that throws': {
    fault: 'callback-throws',
    script: `props.onReady = () => { throw new Error('router is undefined') };`,
  },
  'receives no errors': { fault: 'errors-ignored', script: `delete props.onError;` },
  'drops the errors it receives': { fault: 'errors-ignored', script: `props.onError = () => {};` },
  'drops the end of a session': { fault: 'errors-ignored', script: `props.onSessionExpired = () => {};` },
  'shows two portals with one hash': {
    fault: 'hash-taken',
    body: '{container}<div id="second"></div>',
    script: `const { mount, unmount } = host;
      const second = { ...props, container: document.querySelector('#second'), onReady() {} };
      host.mount = async () => { if (isMounted) return; await mount(); await portal.mount(second) };
      host.unmount = async () => { await unmount(); await portal?.unmount(second) };`,
  },
  'mounts again into the same container': {
    fault: 'mounted-twice',
    script: `const { mount } = host; host.mount = () => { isMounted = false; return mount() }; mount();`,
  },
  'takes the hash back': {
    fault: 'hash-lost',
    script: `const { pushState } = history;
      history.pushState = function (...given) { pushState.apply(this, given); setTimeout(() => location.replace('#/index')) };`,
  },
  'removes the container in place of an unmount': {
    fault: 'not-unmounted',
    script: `host.unmount = () => { isMounted = false; container.replaceChildren() };`,
  },
  'mounts the portal once only': {
    fault: 'not-back',
    script: `const { mount } = host; let isFirst = true;
      host.mount = () => { if (isFirst) { isFirst = false; return mount() } };`,
  },
  'ignores an unmount while the portal mounts': {
    fault: 'early-unmount',
    script: `const { mount, unmount } = host; let isShown = false;
      host.mount = () => mount().then(() => { isShown = true });
      host.unmount = () => { if (!isShown) return; isShown = false; return unmount() };`,
  },
  ...plantedPolicies,
  'serves the files without CORS': { fault: 'files-cors', portal: 'no-cors' },
  'serves the page of an earlier version': { fault: 'other-version', portal: 'other-version' },
  'lost a file of the portal': { fault: 'files-missing', portal: 'missing-script' },
  'names another address of the platform': {
    fault: 'api-missing',
    script: `props.config.apiBase = apiBase + '/v9';`,
  },
  'answers its own page at the address of the platform': {
    fault: 'api-missing',
    script: `props.config.apiBase = '/static/api';`,
  },
  'is not allowed by the platform': {
    fault: 'api-cors',
    script: `props.config.apiBase = unlistedOriginApi;`,
  },
  'blocks the page while the portal mounts': {
    fault: 'slow',
    script: `const { mount } = host;
      host.mount = () => { const end = Date.now() + 5000; while (Date.now() < end); return mount() };`,
  },
} as const satisfies Record<string, PlantedFault>;

export type PlantedName = keyof typeof plantedFaults;
export const hostVariant = (name: string): HostVariant | undefined =>
  ({ ...soundHosts, ...plantedFaults } as Record<string, HostVariant>)[name];
