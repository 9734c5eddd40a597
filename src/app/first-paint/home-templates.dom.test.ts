import { homeTemplates, type RenderHome } from './home-templates';
import { preloadedRequests } from './preloaded-responses';
import { renderHome } from './render-home';

it.each([
  [
    'a text of the platform in an address',
    (title: string) => `<div><a href="#/search?q=${title}"></a></div>`,
  ],
  ['a part without an element of its own', (title: string) => (title === '' ? '' : `<p>${title}</p>`)],
  ['a date without a slot', (title: string, date: string) => `<div>${title && date.slice(0, 4)}</div>`],
])('A page with %s cannot be built', (_what, html) => {
  const render: RenderHome = ([first, second, banners]) => {
    const { title, publishedAt } = first?.records[0] ?? second?.records[0] ?? { title: '', publishedAt: '' };
    return html(banners?.[0]?.title ?? title, publishedAt ?? '');
  };
  expect(() => homeTemplates(render)).toThrow(/text of the platform|no element|no slot/);
});

it('All first requests have templates; a list of articles has one for an entry', () => {
  const found = [...homeTemplates(renderHome).matchAll(/data-response="(\d)" data-(count|most)="(\d)"/g)];
  const numbers = [...preloadedRequests.keys()].map((response) =>
    found.filter(([, index]) => index === String(response)).map(([, , kind, number]) => `${kind} ${number}`),
  );
  const counts = [1, 2, 3, 4, 5, 6].map((count) => `count ${count}`);
  expect(numbers).toEqual([['most 8'], ['most 8'], counts]);
});
