import { listRequest, parseListParams } from './list-params';

describe('the request of an article list', () => {
  it.each([
    ['news', '', { current: 1, size: 10, query: { articleType: 'news' } }],
    ['notice', 'page=3', { current: 3, size: 10, query: { articleType: 'notice' } }],
    ['news', 'page=2&category=7', { current: 2, size: 10, query: { articleType: 'news', categoryId: '7' } }],
  ] as const)('has page, size, type and category: %s, %j (R3.19, R7.22)', (type, query, request) => {
    expect(listRequest(type, parseListParams(new URLSearchParams(query)))).toEqual(request);
  });
});
