import { getElement } from './get-element';

const pages = {
  '/': 'overview',
  '/training': 'training',
  '/lab': 'lab',
  '/operator': 'operator',
  '/certificates': 'certificates',
  '/articles': 'articles',
  '/messages': 'messages',
  '/about': 'about',
} as const;
export type Page = (typeof pages)[keyof typeof pages] | 'unknown';

const titles: Record<Page, string> = {
  overview: '平台概览',
  training: '培训门户',
  lab: '挂载实验',
  operator: '报名审核',
  certificates: '证书管理',
  articles: '内容发布',
  messages: '留言处理',
  about: '关于本宿主',
  unknown: '没有这个页面',
};

/** The page a path shows; everything below `/training` is the portal's. */
export function pageOf(pathname: string): Page {
  if (pathname.startsWith('/training/')) return 'training';
  return (pages as Record<string, Page>)[pathname] ?? 'unknown';
}

/** History-mode routing between the host's pages; the query, which holds the modes, travels along. */
export function setupRouter(entered: (page: Page, previous: Page | undefined) => void) {
  let shown: Page | undefined;
  window.addEventListener('popstate', show);
  document.addEventListener('click', followHostLink);
  return { show, navigate };

  function navigate(pathname: string) {
    history.pushState(null, '', pathname + location.search);
    show();
    getElement(document, '#host-main').focus();
  }

  function show() {
    const page = pageOf(location.pathname);
    if (page === shown) return;
    const previous = shown;
    shown = page;
    for (const section of document.querySelectorAll<HTMLElement>('[data-page]')) {
      section.hidden = section.dataset.page !== page;
    }
    markCurrent();
    document.title = `${titles[page]} - 国家业务平台`;
    entered(page, previous);
  }

  function followHostLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[data-host-link]') : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(link.pathname);
  }
}

function markCurrent() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.host-nav a')) {
    if (pageOf(link.pathname) === pageOf(location.pathname)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
