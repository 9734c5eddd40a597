import { chineseDay } from '@/contracts/china-time';
import { safeAddress } from '@/contracts/safe-address';
import { isSuccess } from '@/contracts/success-code';
import { mediaUrl } from '@/shared/lib/media-url';
import { cacheResponses, readCachedResponses, type CacheConfig, type StorageView } from './cached-responses';

/** How a slot turns a value of a response into text: `id` and `path` are parts of addresses, `media` a whole one. */
export type SlotFormat = 'text' | 'id' | 'path' | 'media' | 'time' | 'day';

/** A slot as it stands in a text or an attribute: `__text.records.0.title__`; one of an address with its slash. */
const slotPattern = /(?:\/(?=__path|__media))?__([a-z]+)\.([\w.]+?)__/g;

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
interface PageConfig extends CacheConfig {
  apiBase?: string;
  objectStorageBase?: string;
  publicUrl?: string;
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
  main.append(copy(shell, `[data-page=${who}]`));
  shell.append(main);

  const paint = (data: unknown, index: number) => {
    const part = copyPart(shell, index, countOf(data));
    fillSlots(part, slotReader(data, config, location));
    main.querySelector(`[data-response="${index}"]`)?.replaceChildren(part);
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

/** A copy of a template's content, inert until it is added to the page. @throws without such a template */
function copy(shell: Element, which: string): DocumentFragment {
  const template = shell.querySelector<HTMLTemplateElement>(`template${which}`);
  if (!template) throw new Error(which);
  return template.content.cloneNode(true) as DocumentFragment;
}

/** A copy of the part of a response: of the template for so many entries, or the first entries of the next longer one. */
function copyPart(shell: Element, index: number, entries: number): DocumentFragment {
  const templates = shell.querySelectorAll<HTMLElement>(`template[data-response="${index}"]`);
  const counts = [...templates].map(({ dataset }) => Number(dataset.count));
  const count = counts.find((each) => entries > 0 && each >= entries);
  const part = copy(shell, `[data-response="${index}"][data-count="${count}"]`);
  if (count !== entries) while (part.childNodes.length > entries) part.lastChild?.remove();
  return part;
}

const countOf = (data: unknown) =>
  (Array.isArray(data) ? data : (data as { records: readonly unknown[] }).records).length;

/** Writes the values into texts and attributes; both are text, whatever they hold. */
function fillSlots(part: DocumentFragment, read: (slot: string, format: string, path: string) => string) {
  const fill = (text: string) => text.replace(slotPattern, read);
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) node.data = fill(node.data);
    else for (const attribute of (node as Element).attributes) attribute.value = fill(attribute.value);
  }
}

/** Reads the text of a slot. It throws for a value that the portal would show in another way. */
function slotReader(data: unknown, config: PageConfig, { href, origin, pathname }: Location) {
  const mediaBase = config.objectStorageBase || new URL(config.apiBase ?? '/api', href).origin;
  const formats: Record<SlotFormat, (text: string) => string | false> = {
    text: (text) => text !== '' && text,
    id: (text) => /^[1-9]\d{0,18}$/.test(text) && text,
    media: (text) => text !== '' && mediaUrl(text, mediaBase),
    time: (text) => isDateTime(text) && text,
    day: (text) => isDateTime(text) && chineseDay(text),
    path(text) {
      const address = safeAddress(text, config.publicUrl || origin + pathname);
      return address?.kind === 'app' && isPlainPath(address.path) && address.path;
    },
  };
  return (slot: string, format: string, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], data);
    const text = typeof value === 'string' && formats[format as SlotFormat](value);
    if (typeof text !== 'string') throw new Error(slot);
    return text;
  };
}

const isDateTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !isNaN(Date.parse(text));

/** True for a path that the router leaves as it is. */
const isPlainPath = (path: string) => !/\/[./]|\/$/.test(path);
