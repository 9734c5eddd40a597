import { createHostPages } from '../../shell/host-pages';
import { setupHeader } from './page';
import { appearance, unsaved, type Appearance } from './props';

/** The pages of a host without a router that waits for the portal. */
export const pages = createHostPages(unsaved);

/** The shown page of the host: `''`, `training` or `two`. */
export const pageName = () => pages.shown.get().split('/')[2] ?? '';

/** A mounted portal. */
interface Mounted {
  unmount: () => unknown;
  /** Passes language and theme on; a portal without it is mounted again. */
  update?: (appearance: Appearance) => unknown;
}

/** Mounts the portals of a page of the host. */
type Fill = () => readonly Mounted[];

/**
 * The pages of a host without a framework: `training` with one portal in `#training`, and `two` with one each in `#one`
 * and `#two`. The previous page is left before the next one is rendered.
 */
export function startPages(fills: { training: Fill; two: Fill }): void {
  let mounted: readonly Mounted[] = [];
  let done: Promise<unknown> = Promise.resolve();
  const mount = async () => {
    // a portal that cannot be unmounted must not keep the next page away
    await Promise.all(mounted.map(({ unmount }) => Promise.resolve().then(unmount))).catch(console.error);
    mounted = [];
    const name = pageName();
    for (const page of document.querySelectorAll<HTMLElement>('[data-page]'))
      page.hidden = page.dataset.page !== name;
    mounted = name === 'training' || name === 'two' ? fills[name]() : [];
  };
  const enqueue = (change: () => Promise<void>) => {
    done = done.then(change).catch(console.error); // one that fails does not stop the next
  };
  const show = () => enqueue(mount);
  const changeAppearance = async () => {
    if (mounted.every(({ update }) => update))
      await Promise.all(mounted.map(({ update }) => update?.(appearance.get())));
    else if (await unsaved.canLeave()) await mount();
  };
  pages.shown.subscribe(show);
  appearance.subscribe(() => enqueue(changeAppearance));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('nav a');
    if (!link) return;
    event.preventDefault();
    if (link.pathname !== location.pathname) pages.followLink(link.href);
  });
  setupHeader();
  show();
}
