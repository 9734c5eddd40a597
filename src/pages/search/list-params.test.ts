import { listHref, listRequest, parseListParams } from './list-params';

it.each([
  ['', { q: '', page: 1 }],
  ['q=%20%E8%82%9D%20', { q: '肝', page: 1 }],
  ['q=gan&kind=news&page=3', { q: 'gan', kind: 'news', page: 3 }],
  ['q=gan&kind=constructor&page=0', { q: 'gan', page: 1 }],
  [`q=${'x'.repeat(51)}`, { q: 'x'.repeat(50), page: 1 }],
])('parses “%s” as %o', (query, params) => {
  expect(parseListParams(new URLSearchParams(query))).toEqual(params);
});

it.each([
  ['/search', { q: '', page: 1 }],
  ['/search?q=a%26b%3D%25', { q: 'a&b=%', page: 1 }],
  ['/search?q=gan&kind=file&page=2', { q: 'gan', kind: 'file', page: 2 }],
] as const)('builds %s, and parses it back', (href, params) => {
  expect(listHref(params)).toBe(href);
  expect(parseListParams(new URLSearchParams(href.split('?')[1]))).toEqual(params);
});

it('sends the selected kind to the platform', () => {
  expect(listRequest({ q: '肝', kind: 'page', page: 2 })).toEqual({
    current: 2,
    size: 20,
    query: { keyword: '肝', kind: 'page' },
  });
});
