import { listHref, listRequest, parseListParams } from './list-params';

it.each([
  ['', { words: '', page: 1 }],
  ['q=%20%E8%82%9D%20', { words: '肝', page: 1 }],
  ['q=gan&kind=news&page=3', { words: 'gan', kind: 'news', page: 3 }],
  ['q=gan&kind=constructor&page=0', { words: 'gan', page: 1 }],
  [`q=${'x'.repeat(51)}`, { words: 'x'.repeat(50), page: 1 }],
])('the address “%s” is read as %o', (query, params) => {
  expect(parseListParams(new URLSearchParams(query))).toEqual(params);
});

it.each([
  ['/search', { words: '', page: 1 }],
  ['/search?q=a%26b%3D%25', { words: 'a&b=%', page: 1 }],
  ['/search?q=gan&kind=file&page=2', { words: 'gan', kind: 'file', page: 2 }],
] as const)('%s is written, and read back as it was', (href, params) => {
  expect(listHref(params)).toBe(href);
  expect(parseListParams(new URLSearchParams(href.split('?')[1]))).toEqual(params);
});

it('asks the platform for the kind alone that is wanted', () => {
  expect(listRequest({ words: '肝', kind: 'page', page: 2 })).toEqual({
    ...{ current: 2, size: 20, query: { keyword: '肝', kind: 'page' } },
  });
});
