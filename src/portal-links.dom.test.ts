import '@/testing/production-mode';
import { waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { pageTimeout } from '@/testing/form-helpers';
import { takeSeparatePlatform } from '@/testing/platform-url';
import { renderPortal } from '@/testing/render-portal';

// opening a lesson changes where the trainee continues
takeSeparatePlatform();

// jsdom cannot play media
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});

it.each(['visitor', 'trainee'] as const)(
  'no link that a %s finds on any page leads to the not-found page, and those with a lock, and no others, to the login (R2.30, R2.33, R2.34)',
  async (reader) => {
    if (reader === 'trainee') await as('trainee');
    const { links, found } = await followAllLinks();
    const locksExpectedFor = expectedLocks(links);
    expect(found.filter(({ href, locks }) => locks !== locksExpectedFor(href))).toEqual([]);
    // a news item, a notice, a course and the user centre at least
    expect(links.filter(asksForLogin).length >= 4).toBe(reader === 'visitor');
    expect(links.filter(({ landed }) => landed.startsWith('#/404'))).toEqual([]);
    // Fewer links mean that none was followed: the lists alone have more.
    expect(links.length).toBeGreaterThan(process.env.SOAK ? 60 : 30);
  },
  180_000,
);

interface FollowedLink {
  href: string;
  /** The page with the link. */
  from: string;
  /** The page that it opened. */
  landed: string;
}

/** A link as a page shows it. */
interface FoundLink {
  href: string;
  from: string;
  /** Number of locks in it, which its name mentions. */
  locks: number;
}

/** A link to the login itself does not ask for one. */
const asksForLogin = ({ href, landed }: FollowedLink) =>
  landed.startsWith('#/login') && !href.startsWith('#/login');

/** Number of locks in a link, by what opened when it or one of the same shape was followed. */
function expectedLocks(links: readonly FollowedLink[]): (href: string) => number {
  const keysOf = (href: string) => [href.split('?')[0], pathShapeOf(href)];
  const locks = new Map(
    links.flatMap((link) => keysOf(link.href).map((key) => [key, asksForLogin(link) ? 1 : 0])),
  );
  return (href) => keysOf(href).flatMap((key) => locks.get(key) ?? [])[0] ?? 0;
}

/**
 * Maximum number of addresses of one shape to follow, by the number of their filters: there are more combinations of
 * filters than can be opened. The page of a list is the same for two filters as for one.
 */
const perShape = process.env.SOAK ? [10, 10, 1] : [2, 1];

/** An address without the parts that distinguish one course, page or filter from another. */
function shapeOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  return [pathShapeOf(path), ...[...new URLSearchParams(query).keys()].sort()].join(' ');
}

/** An address without its numbers and its query. */
const pathShapeOf = (address: string) => (address.split('?')[0] ?? '').replace(/\d+/g, 'n');

/**
 * Opens the home page and every in-app address that a visited page links to, each once, up to the limit of its shape.
 */
async function followAllLinks(): Promise<{ links: FollowedLink[]; found: FoundLink[] }> {
  const { root } = renderPortal('/404');
  const links: FollowedLink[] = [];
  const found: FoundLink[] = [];
  // no page links to the results of a search
  const waiting = new Map([
    ['#/index', 'the start'],
    ['#/search?q=肝移植', 'the start'],
  ]);
  const seen = new Set(waiting.keys());
  const followed = new Map<string, number>();
  const collect = (from: string) => {
    for (const link of shown(root, 'a[href^="#/"]')) {
      const href = addressOf(link);
      found.push({ href, from, locks: locksOf(link) });
      const shape = shapeOf(href);
      const sameShape = followed.get(shape) ?? 0;
      const isNewPath = !followed.has(pathShapeOf(href));
      if (seen.has(href) || (sameShape >= (perShape[shape.split(' ').length - 1] ?? 0) && !isNewPath))
        continue;
      followed.set(shape, sameShape + 1);
      followed.set(pathShapeOf(href), followed.get(pathShapeOf(href)) ?? 0);
      seen.add(href);
      waiting.set(href, from);
    }
  };
  await untilLoaded(root);
  collect('#/404');
  for (const [href, from] of waiting) {
    await openFromNowhere(root, href);
    await untilLoaded(root);
    links.push({ href, from, landed: window.location.hash });
    collect(href);
  }
  return { links, found };
}

/** Opens the not-found page and then the address, so that no content of the previous page is read. */
async function openFromNowhere(root: HTMLElement, href: string) {
  const isNowhere = () => heading(root) === '页面不存在';
  window.location.hash = '#/404';
  await waitFor(() => expect(isNowhere()).toBe(true), pageTimeout);
  window.location.hash = href;
  // The new page is shown, or the address itself opens the not-found page.
  await waitFor(
    () => expect(!isNowhere() || window.location.hash.startsWith('#/404')).toBe(true),
    pageTimeout,
  );
}

/** Waits until header, page and footer show their content and nothing is busy, except hidden cached pages. */
async function untilLoaded(root: HTMLElement) {
  await waitFor(() => {
    expect(heading(root)).not.toBe('');
    expect(shown(root, '[aria-busy=true], [data-pending]')).toEqual([]);
    // header and footer of the layout, if the page has them
    const frame = shown(root, 'header, footer').filter((part) => !part.closest('main'));
    expect(frame.filter((part) => !part.querySelector('li'))).toEqual([]);
  }, pageTimeout);
}

const heading = (root: HTMLElement) => shown(root, 'h1')[0]?.textContent ?? '';

/** Elements outside hidden cached pages. */
const shown = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].filter(
    (element) => !element.closest('[hidden], [style*="display: none"]'),
  );

/** The `redirect` parameter does not make another page. */
const addressOf = (link: Element) => link.getAttribute('href')?.replace(/\?redirect=.*/, '') ?? '';

/** Number of times that the name of a link asks for a login, if the link shows as many locks; a star has no room for one. */
function locksOf(link: Element): number {
  const locks = [...link.querySelectorAll('[data-lock] [aria-label]')].map((lock) =>
    lock.getAttribute('aria-label'),
  );
  const name = link.getAttribute('aria-label') ?? locks.join('');
  const named = name.split('需登录').length - 1;
  return named === locks.length || link.textContent === '' ? named : Number.NaN;
}
