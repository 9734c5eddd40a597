import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import type { Language } from './languages';
import { FormattedDay, FormattedDateTime } from './date-time';

const shown = (locale: Language, value: string) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} timeZone="Asia/Shanghai">
      <FormattedDay value={value} />|<FormattedDateTime value={value} />
    </IntlProvider>,
  ).replace(/<[^>]*>/g, '');

it('formats a date in China unambiguously in both languages (R10.65)', () => {
  expect(shown('en-US', '2026-03-04T16:05:00Z')).toBe('5 Mar 2026|5 Mar 2026 00:05');
  expect(shown('zh-CN', '2026-03-04T16:05:00Z')).toBe('2026/03/05|2026/03/05 00:05');
});
