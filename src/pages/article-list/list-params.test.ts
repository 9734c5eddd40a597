import { listRequest, parseListParams } from './list-params';

describe('the request of an article list', () => {
  it.each([
    ['news', '', { current: 1, size: 10, query: { articleType: 'news' } }],
    ['notice', 'page=3', { current: 3, size: 10, query: { articleType: 'notice' } }],
    ['news', 'page=2&category=7', { current: 2, size: 10, query: { articleType: 'news', categoryId: '7' } }],
    [
      'news',
      'from=2026-01-31&to=2026-03-01&sort=oldest',
      {
        current: 1,
        size: 10,
        query: { articleType: 'news', from: '2026-01-31', to: '2026-03-01', sort: 'oldest' },
      },
    ],
    [
      'news',
      'from=2026-02-30&to=0026-01-01&sort=newest',
      { current: 1, size: 10, query: { articleType: 'news' } },
    ],
  ] as const)(
    'has page, size, type, category, days and order: %s, %j (R3.19, R7.22)',
    (type, query, request) => {
      expect(listRequest(type, parseListParams(new URLSearchParams(query)))).toEqual(request);
    },
  );
});
