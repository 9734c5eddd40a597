import type { FaultName } from '../faults/faults';
import { plantedPolicies } from './planted-policies';
import { pathOfItsOwn, soundHosts, type HostVariant } from './sound-hosts';

/** A host's page with one mistake, and the fault that the check must name. */
interface PlantedFault extends HostVariant {
  readonly fault: FaultName;
}

/** Typical mistakes of hosts. */
export const plantedFaults = {
  'loads the portal and does not mount it': {
    fault: 'not-mounted',
    script: `host.mount = () => import(entry + 'portal.js');`,
  },
  'has no route for its address': { fault: 'not-requested', script: `host.mount = () => {};` },
  'leaves when the portal writes its address': {
    fault: 'left-again',
    script: `const { pushState, replaceState } = history;
      const leaveUnknown = (method) => function (...given) {
        method.apply(this, given);
        if (isMounted && location.hash.startsWith('#/')) { replaceState.call(history, null, '', '/'); host.unmount() }
      };
      history.pushState = leaveUnknown(pushState);
      history.replaceState = leaveUnknown(replaceState);`,
  },
  'shows a frame that the portal refuses': {
    fault: 'frame-refused',
    body: '{container}<iframe src="{portal}/" title="培训"></iframe>',
    script: `host.mount = () => {};`,
  },
  'forbids the frame by its policy': {
    fault: 'frame-refused',
    body: '{container}<iframe src="{portal}/" title="培训"></iframe>',
    policy: "frame-src 'self'",
    script: `host.mount = () => {};`,
  },
  'forgets the page of the portal when it leaves': {
    fault: 'return-lost',
    script: `${pathOfItsOwn}
      const { unmount: leave } = host;
      host.unmount = () => { history.replaceState(null, '', '/training'); return leave() };
      addEventListener('popstate', () => { if (location.pathname === '/training') mount() });`,
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
  'styles the fields of forms': {
    fault: 'styles-in',
    head: '<style>textarea { text-transform: uppercase }</style>',
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
  'asks for the files with cookies': {
    fault: 'files-credentials',
    script: `const { mount } = host; host.mount = () => fetch(entry, { credentials: 'include' }).then(mount);`,
  },
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
