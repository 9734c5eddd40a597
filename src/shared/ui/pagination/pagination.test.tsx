import { screen, waitFor } from '@testing-library/dom';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { englishTexts } from '@/shared/intl/define-messages';
import { pageTimeout, user } from '@/testing/form-helpers';
import { Pagination, paginationRange } from './pagination';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
});

/** Text of the pagination of 1 000 items. */
function textOf(locale: 'zh-CN' | 'en-US', more: boolean) {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={locale === 'en-US' ? englishTexts : {}} onError={() => undefined}>
      <MemoryRouter>
        <Pagination current={1} size={10} total={1000} more={more} hrefFor={(page) => `/?page=${page}`} />
      </MemoryRouter>
    </IntlProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ');
}

test('the pagination shows how many items there are, and "1 000+" where counting stopped (R7.22)', () => {
  expect(textOf('zh-CN', false)).toContain('共 1,000 条');
  expect(textOf('zh-CN', true)).toContain('共 1,000+ 条');
  expect(textOf('en-US', false)).toContain('1,000 items');
  expect(textOf('en-US', true)).toContain('1,000+ items');
});

/** The pagination of three pages at the address. */
function ThreePages() {
  const page = Number(useSearchParams()[0].get('page'));
  return <Pagination current={page} size={10} total={30} hrefFor={(next) => `/?page=${next}`} />;
}

test.each([
  ['下一页', 2, '第 3 页'],
  ['上一页', 2, '第 1 页'],
])('the focus goes from %s to the current page where that link disappears', async (name, from, to) => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <IntlProvider locale="zh-CN" onError={() => undefined}>
      <MemoryRouter initialEntries={[`/?page=${from}`]}>
        <ThreePages />
      </MemoryRouter>
    </IntlProvider>,
  );
  (await screen.findByRole('link', { name }, pageTimeout)).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('link', { name: to, current: 'page' }));
  }, pageTimeout);
});

describe('the page numbers of a pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('at page %i of %i are %j', (current, last, pages) => {
    expect(paginationRange(current, last)).toEqual(pages);
  });
});
