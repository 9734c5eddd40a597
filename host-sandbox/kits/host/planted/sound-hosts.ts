import { policyWithout } from './planted-policies';

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

/** A host that shows the portal at a path of its own; `inside` is the address of the portal's page. */
export const pathOfItsOwn = `const { mount, unmount } = host; let inside = '';
      props.onNavigate = () => { inside = location.href };
      host.mount = () => { if (!isMounted) history.pushState(null, '', '/training'); return mount() };
      host.unmount = async () => { await unmount(); if (!isMounted) history.pushState(null, '', '/home') };`;

/** Unusual hosts without a mistake, in which the check must name nothing. */
export const soundHosts = {
  'trusts its scripts by a nonce': {
    policy: policyWithout('script-src', "'nonce-planted' 'strict-dynamic'"),
  },
  'trusts its scripts by a hash': { policy: policyWithout('script-src', '{hash} {portal}') },
  'has a base address': { head: '<base href="/files/">' },
  'shows the portal in a shadow root': {
    script: `props.container = container.attachShadow({ mode: 'open' });`,
  },
  'asks about typed text after Back': {
    script: `${pathOfItsOwn}
      addEventListener('popstate', async () => {
        if (location.pathname === '/training') return mount();
        if (!isMounted) return;
        history.pushState(null, '', inside);
        if (!(await handle.canLeave())) return;
        isMounted = false;
        await portal.unmount({ container });
        history.back();
      });`,
  },
  'has margins of auto, a call that is missing and any port in its policy': {
    policy: policyWithout('connect-src', "'self' http://localhost:*"),
    head: '<style>.content { margin-top: auto } .frame { display: flex; flex-direction: column; min-height: 100vh }</style>',
    body: '<div class="frame"><header>宿主</header><div class="content">{container}</div><footer class="content">页脚</footer></div>',
    script: `fetch('/missing/list/').catch(() => {});`,
  },
  'has a header above the element that scrolls': {
    head: '<style>body { margin: 0 }</style>',
    body: `<div style="display: flex; flex-direction: column; height: 100vh">
      <header style="position: sticky; top: 0; flex: 0 0 60px; background: #eee">宿主</header>
      <div style="flex: 1; min-height: 0; overflow: auto">{container}</div></div>`,
  },
  'scrolls in an element': { body: '<div style="height: 90vh; overflow: auto">{container}</div>' },
} as const satisfies Record<string, HostVariant>;
