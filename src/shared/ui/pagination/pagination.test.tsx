import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { englishTexts } from '@/shared/intl/define-messages';
import { Pagination, paginationRange } from './pagination';

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
