import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { messages } from '../messages';
import { english } from '../messages.en';
import { Pagination } from './pagination';

const translated = Object.fromEntries(
  Object.entries(messages).map(([key, { id }]) => [id, english[key as keyof typeof messages]]),
);

/** Text of a pager of 1 000 entries. */
function textOf(locale: 'zh-CN' | 'en-US', more: boolean) {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={locale === 'en-US' ? translated : {}} onError={() => undefined}>
      <MemoryRouter>
        <Pagination current={1} size={10} total={1000} more={more} hrefFor={(page) => `/?page=${page}`} />
      </MemoryRouter>
    </IntlProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ');
}

test('a pager tells how many there are, and "1 000+" where they were counted no further (R7.22)', () => {
  expect(textOf('zh-CN', false)).toContain('共 1,000 条');
  expect(textOf('zh-CN', true)).toContain('共 1,000+ 条');
  expect(textOf('en-US', false)).toContain('1,000 items');
  expect(textOf('en-US', true)).toContain('1,000+ items');
});
