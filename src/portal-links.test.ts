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
  'no link that a %s finds on any page leads to the not-found page (R2.30, R2.33, R2.34)',
  async (reader) => {
    if (reader === 'trainee') await as('trainee');
    const links = await followAllLinks();
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

/**
 * Maximum number of addresses of one shape to follow, by the number of their filters: there are more combinations of
 * filters than can be opened. The page of a list is the same for two filters as for one.
 */
const perShape = process.env.SOAK ? [10, 10, 1] : [2, 1];

/** An address without the parts that distinguish one course, page or filter from another. */
function shapeOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  return [path.replace(/\d+/g, 'n'), ...[...new URLSearchParams(query).keys()].sort()].join(' ');
}

/**
 * Opens the home page and every in-app address that a visited page links to, each once, up to the limit of its shape.
 */
async function followAllLinks(): Promise<FollowedLink[]> {
  const { root } = renderPortal('/404');
  const links: FollowedLink[] = [];
  const waiting = new Map([['#/index', 'the start']]);
  const seen = new Set(waiting.keys());
  const followed = new Map<string, number>();
  const collect = (from: string) => {
    for (const found of inAppLinks(root)) {
      const shape = shapeOf(found);
      const sameShape = followed.get(shape) ?? 0;
      if (seen.has(found) || sameShape >= (perShape[shape.split(' ').length - 1] ?? 0)) continue;
      followed.set(shape, sameShape + 1);
      seen.add(found);
      waiting.set(found, from);
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
  return links;
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
const inAppLinks = (root: HTMLElement) =>
  shown(root, 'a[href^="#/"]').map((link) => link.getAttribute('href')?.replace(/\?redirect=.*/, '') ?? '');
