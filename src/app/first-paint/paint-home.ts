import { isSuccess } from '@/contracts/success-code';
import { cacheResponses, readCachedResponses, type CacheConfig, type StorageView } from './cached-responses';
import { copyTemplate, filledParts, slotFormats, type AddressConfig } from './fill-template';

type EarlyResponse = Promise<Response> & { painted?: boolean };

/** The first requests; see build/early-requests-script.ts. */
interface Early {
  /** They carry a token. */
  readonly member: boolean;
  /** By address and body. */
  readonly responses: Readonly<Record<string, EarlyResponse>>;
  /** Settles when there is nothing more to paint for the moment; build/entry-import-script.ts waits for it. */
  painted?: Promise<unknown>;
}

type View = EventTarget &
  Pick<Window, 'document' | 'location'> &
  StorageView & { __portalEarly?: Early | undefined };

/** Unvalidated; a setting of another type ends the script, and the page waits for the portal. */
interface PageConfig extends CacheConfig, AddressConfig {
  publicPaths?: unknown;
  authMode?: string;
  without?: readonly unknown[];
}

/**
 * Paints the home page into the shell of index.html before any other script is there: the loading page at once, for a
 * visitor with the responses of the last visit, and each response when it arrives. It does nothing where the first
 * requests were not sent, and where the shell is hidden or mute, since the page will look different. The part of a
 * response that does not fit its template stays loading. The portal then renders the same page and takes the shell's place.
 */
export function paintHome(view: View): void {
  const { document, location, __portalEarly: early } = view;
  const shell = document.querySelector<HTMLElement>('[data-first-paint]');
  if (!shell || !early || shell.hidden || 'mute' in shell.dataset) return;
  const config = readConfig(document);
  const who = early.member ? 'member' : 'visitor';
  // the templates have every capability
  if (config.without && config.without.length > 0) return;
  // the guard may lead elsewhere
  if (who === 'member' ? config.authMode === 'all' : !isOpenToVisitors(config)) return;
  const main = document.createElement('main');
  main.append(copyTemplate(shell, `[data-page=${who}]`));

  const formats = slotFormats(config, location);
  const paint = (data: unknown, index: number) => {
    const parts = filledParts(shell, index, data, formats);
    main.querySelector(`[data-response="${index}"]`)?.replaceChildren(...parts);
  };
  // a response to a request with a token may be meant for one person
  const cached = early.member ? [] : readCachedResponses(view, config);
  const loads = Object.values(early.responses).map((pending, index) => {
    const paintOnce = (data: unknown) => {
      paint(data, index);
      pending.painted = true;
    };
    try {
      if (index in cached) paintOnce(cached[index]);
    } catch {
      // of another form than this version of the page reads
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
  const isPainted = Object.values(early.responses).every(({ painted }) => painted);
  early.painted = isPainted ? Promise.resolve() : Promise.allSettled(loads);
  shell.append(main);
  Promise.all(loads)
    .then((all) => {
      if (!early.member) cacheResponses(view, config, all);
    })
    // the part stays as it is; the portal sends the request again, and shows the error
    .catch(() => undefined);

  // typed text is kept for the portal, which also submits; a link opens its page when the portal is there
  shell.addEventListener('submit', (event) => {
    event.preventDefault();
    (event.target as HTMLElement).dataset.submitted = '';
  });
  view.addEventListener('hashchange', leave);
  function leave() {
    view.removeEventListener('hashchange', leave);
    main.remove();
  }
}

const isOpenToVisitors = ({ publicPaths }: PageConfig) =>
  !Array.isArray(publicPaths) || publicPaths.includes('/index');

function readConfig(document: Document): PageConfig {
  try {
    return JSON.parse(document.getElementById('portal-config')?.textContent ?? '') as PageConfig;
  } catch {
    return {};
  }
}
