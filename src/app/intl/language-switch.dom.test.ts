import { waitFor, within } from '@testing-library/dom';
import { generatePath } from 'react-router-dom';
import { dictData } from '@/contracts/dictionary';
import type { ResponseOf } from '@/contracts/call';
import type { Language } from '@/shared/intl/languages';
import type { PageRoute } from '@/shared/routes/page-route';
import { paths } from '@/shared/routes/paths';
import { as, postAs } from '@/testing/api-as';
import { fakeMediaPlayback } from '@/testing/fake-media';
import { platformUrl } from '@/testing/platform-url';
import { renderPortal } from '@/testing/render-portal';
import { pageRoutes } from '../router/page-routes';
import { settingsKey } from '../store/stored-settings';
import catalogue from './en-us';

const found = { timeout: 20_000 };
const keptAlive = 5;
const hidden = '[style*="display: none"]';
const hasChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** Changes the language as another tab of the browser does. */
function choose(language: Language): void {
  const newValue = JSON.stringify({ version: 2, language });
  window.dispatchEvent(
    new StorageEvent('storage', { key: settingsKey, newValue, storageArea: localStorage }),
  );
}

const visible = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].filter((element) => !element.closest(hidden));

/** Waits until a page is shown in a language, with its data. @param before the heading of the page that it replaces */
async function expectShown(
  root: HTMLElement,
  { title }: PageRoute,
  language: Language,
  before?: Element,
): Promise<void> {
  const text = language === 'zh-CN' ? title.defaultMessage : catalogue[title.id];
  await waitFor(() => {
    expect([root.lang, document.title.startsWith(`${text} - `)]).toEqual([language, true]);
    const headings = visible(root, 'h1');
    expect([headings.length, headings[0] === before]).toEqual([1, false]);
    expect(visible(root, '[aria-busy=true]')).toEqual([]);
  }, found);
}

/** Elements of the page and of the shell around it, without hidden ones and without content, which has its own `lang`. */
function interfaceElements(root: HTMLElement): Element[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) => {
    const element = node as Element;
    const isOutside =
      element.localName === 'style' || element.hasAttribute('lang') || element.matches(hidden);
    return isOutside ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  });
  const elements: Element[] = [];
  while (walker.nextNode()) elements.push(walker.currentNode as Element);
  return elements;
}

/**
 * Texts of the visible page and of the shell around it, without content, which has its own `lang`, and without numbers.
 */
function interfaceTexts(root: HTMLElement): string[] {
  const content = [...root.querySelectorAll('[lang]')]
    .flatMap((element) => element.textContent.split(/[\s“”：:·]+/))
    .filter(hasChinese)
    .sort((a, b) => b.length - a.length);
  // a name may quote content that the page shows: “Download 报名表.docx”
  const withoutContent = (text: string | null) =>
    text !== null && root.lang !== 'zh-CN' && hasChinese(text)
      ? content.reduce((rest, part) => rest.replaceAll(part, ''), text)
      : text;
  const texts = interfaceElements(root).flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent),
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) =>
      withoutContent(element.getAttribute(name)),
    ),
  ]);
  return [...new Set(texts.map((text) => text?.replace(/\d+/g, '#').trim() ?? ''))].sort();
}

/** The texts once they no longer change: breadcrumbs and lazy parts appear shortly after the page. */
async function settledTexts(root: HTMLElement, { key, pattern }: PageRoute): Promise<string[]> {
  let texts: string[] = [];
  await waitFor(() => {
    const before = texts;
    texts = interfaceTexts(root);
    expect(visible(root, '[aria-busy=true]')).toEqual([]);
    if (pattern.endsWith('/:id')) expect(visible(root, 'span[aria-current=page]:not([lang])')).toEqual([]);
    // the sizes of an article's files are a part of their own
    if (key === 'newsDetail') expect(texts).toContain('KB');
    expect(texts).toEqual(before);
  }, found);
  return texts;
}

/** Opens every page, in groups whose pages stay alive together, and switches the language there and back on each. */
async function walk(pages: readonly (readonly [page: PageRoute, address: string])[]): Promise<void> {
  const { root } = renderPortal(pages[0]?.[1] ?? '');
  const chinese = new Map<PageRoute, string[]>();
  const english = new Set<string>();
  const open = async (page: PageRoute, address: string, language: Language) => {
    const [before] = window.location.hash === `#${address}` ? [] : visible(root, 'h1');
    window.location.hash = address;
    await expectShown(root, page, language, before);
  };
  const expectOnly = (language: Language, page: PageRoute) => {
    const texts = interfaceTexts(root);
    const before = chinese.get(page) ?? [];
    const wrong =
      language === 'en-US'
        ? texts.filter(hasChinese)
        : [
            ...before.filter((text) => !texts.includes(text)),
            ...texts.filter((text) => english.has(text) && !before.includes(text)),
          ];
    expect([page.key, language, wrong]).toEqual([page.key, language, []]);
    if (language === 'en-US') for (const text of texts) english.add(text);
  };
  for (let start = 0; start < pages.length; start += keptAlive) {
    const group = pages.slice(start, start + keptAlive);
    for (const [page, address] of group) {
      await open(page, address, 'zh-CN');
      chinese.set(page, await settledTexts(root, page));
    }
    let language: Language = 'zh-CN';
    for (const [page, address] of [...group].reverse()) {
      await open(page, address, language);
      expectOnly(language, page);
      language = language === 'zh-CN' ? 'en-US' : 'zh-CN';
      choose(language);
      await expectShown(root, page, language);
      expectOnly(language, page);
    }
    choose('zh-CN');
  }
}

const forVisitors = [paths.welcome, paths.login, paths.register, paths.forgotPassword].map(
  ({ pattern }) => pattern,
);

const { matchMedia } = window;
beforeEach(() => {
  fakeMediaPlayback();
  // stops the autoplay of the carousel
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('reduced-motion') });
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

describe('the language of the interface', () => {
  it('changes on every page of a member, with five pages kept alive, and back; only content stays Chinese (R1.25, R10.67)', async () => {
    const token = await as('trainee');
    const certificates = await postAs<object>(token, 'portal/certificate/mine', {});
    const [number = ''] = /TC\w{6,}/.exec(JSON.stringify(certificates)) ?? [];
    const notice = await fetch(`${platformUrl()}/api/unify-cms/portal/article/page`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ current: 1, size: 1, query: { articleType: 'notice' } }),
    });
    const [, noticeId = ''] = /"id":"(\d+)"/.exec(await notice.text()) ?? [];
    const addressOf = ({ pattern }: PageRoute) =>
      generatePath(pattern, {
        id: { [paths.study.pattern]: '17', [paths.noticeItem.pattern]: noticeId }[pattern] ?? '1',
        number,
      }) + (pattern === paths.search.pattern ? '?q=gan' : '');
    await walk(
      pageRoutes
        .filter(({ pattern, guard }) => !forVisitors.includes(pattern) && guard === undefined)
        .map((page) => [page, addressOf(page)] as const),
    );
  }, 120_000);

  it('changes on every page with a guard and back (R1.25)', async () => {
    await as('admin');
    await walk(
      pageRoutes.filter(({ guard }) => guard !== undefined).map((page) => [page, page.pattern] as const),
    );
  }, 60_000);

  it('changes on every page of a visitor’s login and back (R1.25)', async () => {
    await walk(
      pageRoutes
        .filter(({ pattern }) => forVisitors.includes(pattern))
        .map((page) => [page, page.pattern] as const),
    );
  }, 60_000);

  it('leaves the recent pages of the user as they are', async () => {
    await as('trainee');
    const { portal } = renderPortal('/hospital/1');
    await waitFor(() => {
      expect(localStorage.getItem('recent_pages')).toContain('京华大学附属明德医院');
    }, found);
    portal.dispose();
    localStorage.setItem(settingsKey, JSON.stringify({ version: 2, language: 'en-US' }));
    const page = within(renderPortal('/uc/overview').root);
    const viewed = within(await page.findByRole('region', { name: 'Recently viewed' }, found));
    expect(viewed.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#/hospital/1']);
  });

  it('has the names of all dictionaries of the sample platform (R3.17)', async () => {
    const response = await fetch(`${platformUrl()}/api${dictData.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { data } = (await response.json()) as { data: ResponseOf<typeof dictData> };
    const names = data.flatMap(({ items }) => items.map(({ dictItemName }) => dictItemName));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !catalogue[`dictionary.${name}`])).toEqual([]);
  });
});
