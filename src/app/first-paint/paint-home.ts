import { isSuccess } from '@/contracts/success-code';
import { alwaysPublicPaths, defaultPublicPaths } from '@/shared/config/default-public-paths';
import { cacheResponses, readCachedResponses, type StorageView } from './cached-responses';
import { copyTemplate, filledParts, slotFormats } from './fill-template';
import { readConfig, type PageConfig } from './page-config';

type PreloadedResponse = Promise<Response> & { painted?: boolean };

/** The preloaded requests of the home page; see `send-first-requests.ts`. */
interface Preload {
  /** True if they carry a token. */
  readonly member: boolean;
  /** By address and body. */
  readonly responses: Readonly<Record<string, PreloadedResponse>>;
  /** Settles when all available data is painted; tools/build/entry-import-script.ts waits for it. */
  painted?: Promise<unknown>;
}

type View = EventTarget &
  Pick<Window, 'document' | 'location'> &
  StorageView & { __portalEarly?: Preload | undefined };

/**
 * Paints the home page into the shell of index.html before any other script is loaded: first the loading page, for a
 * visitor with the responses of the last visit, then each response when it arrives. It does nothing if the first
 * requests were not sent, if the guard may redirect, or if the page will look different: the shell is hidden or shows no
 * text, or the setting `without` is not empty. A part whose response does not fit its template stays in its loading
 * state. The portal then renders the same page and replaces the shell.
 */
export function paintHome(view: View): void {
  const { document, location, __portalEarly: preload } = view;
  const shell = document.querySelector<HTMLElement>('[data-first-paint]');
  if (!shell || !preload || shell.hidden || 'withoutText' in shell.dataset) return;
  const config = readConfig(document);
  const audience = preload.member ? 'member' : 'visitor';
  // the templates have every capability
  if (config.without && config.without.length > 0) return;
  // the guard may redirect
  if (audience === 'member' ? config.authMode === 'all' : !isPublic('/index', config)) return;
  const main = document.createElement('main');
  main.append(copyTemplate(shell, `[data-page=${audience}]`));
  const removeLocks = () => {
    for (const lock of main.querySelectorAll('a [data-lock]')) {
      const path = lock.closest('a')?.getAttribute('href')?.slice(1).split('?')[0] ?? '';
      if (preload.member || isPublic(path, config)) lock.remove();
    }
  };
  removeLocks();

  const formats = slotFormats(config, location);
  const paint = (data: unknown, index: number) => {
    const parts = filledParts(shell, index, data, formats);
    main.querySelector(`[data-response="${index}"]`)?.replaceChildren(...parts);
    removeLocks();
  };
  // a response to a request with a token may be meant for one person
  const cached = preload.member ? [] : readCachedResponses(view, config);
  const loads = Object.values(preload.responses).map((pending, index) => {
    const paintOnce = (data: unknown) => {
      paint(data, index);
      pending.painted = true;
    };
    try {
      if (index in cached) paintOnce(cached[index]);
    } catch {
      // the cached data has another format than this version reads
    }
    return pending
      .then((response) => response.clone().json())
      .then(({ code, data }: { code: unknown; data: unknown }) => {
        if (!isSuccess(code)) throw new Error(String(code));
        const isShown = pending.painted && JSON.stringify(data) === JSON.stringify(cached[index]);
        if (!isShown) paintOnce(data);
        return data;
      });
  });
  const isPainted = Object.values(preload.responses).every(({ painted }) => painted);
  preload.painted = isPainted ? Promise.resolve() : Promise.allSettled(loads);
  shell.append(main);
  Promise.all(loads)
    .then((all) => {
      if (!preload.member) cacheResponses(view, config, all);
    })
    // the part stays unchanged; the portal repeats the request and shows the error
    .catch(() => undefined);

  // typed text is kept for the portal, which also submits it and clicks the buttons; a clicked link is opened by the
  // portal once it has started
  shell.addEventListener('submit', (event) => {
    event.preventDefault();
    (event.target as HTMLElement).dataset.submitted = '';
  });
  let clicks = 0;
  shell.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (button) button.dataset.clicked = String(clicks++);
  });
  view.addEventListener('hashchange', leave);
  function leave() {
    view.removeEventListener('hashchange', leave);
    main.remove();
  }
}

/** Whether a visitor may open a path; `guard.ts` decides it, with a router, when it is opened. */
export function isPublic(path: string, { publicPaths, loginInterception }: PageConfig): boolean {
  const patterns = Array.isArray(publicPaths)
    ? [...alwaysPublicPaths, ...(publicPaths as string[])]
    : defaultPublicPaths;
  return (
    loginInterception === false ||
    patterns.some((pattern) => {
      const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
      return new RegExp(`^${source.replace(/\/?\*$/, '(/.*)?')}/?$`, 'i').test(path);
    })
  );
}
