import { chineseDay } from '@/contracts/china-time';
import { safeUrl } from '@/contracts/safe-url';
import { mediaUrl } from '@/shared/lib/media-url';

/**
 * Format of a slot: converts a value of a response to text. `id` and `path` are parts of addresses, `media` a whole
 * one.
 */
export type SlotFormat = 'text' | 'id' | 'path' | 'media' | 'time' | 'day';

/** Slots in a text or an attribute: `__text.title__`, `__text.0.title__`; one of an address with its slash. */
const slotPattern = /(?:\/(?=__path|__media))?__([a-z]+)\.([\w.]+?)__/g;

/** Settings that addresses depend on, unvalidated. */
export interface AddressConfig {
  apiBase?: string;
  objectStorageBase?: string;
  publicUrl?: string;
}

/** A copy of a template's content, inert until it is added to the page. @throws without such a template */
export function copyTemplate(shell: Element, which: string): DocumentFragment {
  const template = shell.querySelector<HTMLTemplateElement>(`template${which}`);
  if (!template) throw new Error(which);
  return template.content.cloneNode(true) as DocumentFragment;
}

/**
 * Fills the template of a response's part of the page: for a list, one copy of the entry template per entry; otherwise
 * the template for this number of entries.
 * @throws for more entries than the page shows, for none, and for a value of another type
 */
export function filledParts(
  shell: Element,
  index: number,
  data: unknown,
  formats: SlotFormats,
): DocumentFragment[] {
  const entries = Array.isArray(data) ? data : (data as { records: readonly unknown[] }).records;
  const list = `[data-response="${index}"][data-most]`;
  const most = shell.querySelector<HTMLElement>(`template${list}`)?.dataset.most;
  const fill = (which: string, values: unknown) => filled(copyTemplate(shell, which), values, formats);
  if (most === undefined) return [fill(`[data-response="${index}"][data-count="${entries.length}"]`, data)];
  if (entries.length === 0 || entries.length > Number(most)) throw new Error(list);
  return entries.map((entry) => fill(list, entry));
}

/**
 * Fills in the values of the data. They are inserted as text, never as markup. An element with a `data-flag` is kept
 * only if the data's field of this name is true.
 */
function filled(part: DocumentFragment, data: unknown, formats: SlotFormats): DocumentFragment {
  const fill = (text: string) =>
    text.replace(slotPattern, (slot, format: SlotFormat, path: string) => {
      const value = path
        .split('.')
        .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], data);
      const written = typeof value === 'string' && formats[format](value);
      if (typeof written !== 'string') throw new Error(slot);
      return written;
    });
  for (const element of part.querySelectorAll<HTMLElement>('[data-flag]'))
    if ((data as Record<string, unknown>)[element.dataset.flag ?? ''] !== true) element.remove();
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (hasSlot(node.data)) node.data = fill(node.data);
      continue;
    }
    const element = node as Element;
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (hasSlot(value)) element.setAttribute(name, fill(value));
    }
  }
  return part;
}

/** Most texts and attributes contain no slot; this check is cheaper than writing them. */
const hasSlot = (text: string) => text.includes('__');

type SlotFormats = Record<SlotFormat, (text: string) => string | false>;

/** Converts a value to the text of its slot; false if the portal would display the value differently. */
export function slotFormats(config: AddressConfig, { href, origin, pathname }: Location): SlotFormats {
  const mediaBase = () => config.objectStorageBase || new URL(config.apiBase ?? '/api', href).origin;
  return {
    text: (text) => text !== '' && text,
    id: (text) => /^[1-9]\d{0,18}$/.test(text) && text,
    media: (text) => text !== '' && mediaUrl(text, mediaBase()),
    time: (text) => isDateTime(text) && text,
    day: (text) => isDateTime(text) && chineseDay(text),
    path(text) {
      const address = safeUrl(text, config.publicUrl || origin + pathname);
      return address?.kind === 'app' && isPlainPath(address.path) && address.path;
    },
  };
}

const isDateTime = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !isNaN(Date.parse(text));

/** True for a path that the router does not normalise. */
const isPlainPath = (path: string) => !/\/[./]|\/$/.test(path);
