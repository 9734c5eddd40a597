import { findByText, fireEvent } from '@testing-library/dom';
import { createHashRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderWithProviders } from '@/testing/render-with-providers';
import { RichText } from './rich-text';

const routes = (html: string) => [{ path: '*', element: <RichText html={html} /> }];

/** The portal's routers: standalone, in a host with a base path, in a host with memory history. */
const routers = {
  standalone: (html: string) => createHashRouter(routes(html)),
  'in a host with a base path': (html: string) => createHashRouter(routes(html), { basename: '/training' }),
  'in a host with memory history': (html: string) => {
    const router = createMemoryRouter(routes(html), { initialEntries: ['/article/1'] });
    router.createHref = ({ pathname = '', search = '' }) => `#${pathname}${search}`;
    return router;
  },
};

let current: ReturnType<typeof createMemoryRouter> | undefined;

async function renderRoutes(router: ReturnType<typeof createMemoryRouter>) {
  current = router;
  renderWithProviders(<RouterProvider router={router} />).show();
  return { link: await findByText(document.body, /link/), router };
}

afterEach(() => {
  current?.dispose();
  history.replaceState(null, '', '/');
});

it('a text that would become millions of elements is shown without markup, with a note', async () => {
  const bomb =
    Array.from({ length: 90 }, (_, index) => `<font n${index}>`).join('') + '<p>link</p>'.repeat(8000);
  const { link } = await renderRoutes(createMemoryRouter(routes(bomb)));
  expect([link.childElementCount, link.previousElementSibling?.textContent]).toEqual([
    0,
    '正文的格式过于复杂，这里只显示文字。',
  ]);
});

describe.each(Object.entries(routers))('a link in rich text, %s', (name, create) => {
  beforeEach(() => {
    history.replaceState(null, '', name.includes('base path') ? '#/training/article/1' : '#/article/1');
  });

  it.each(['/project/1', '#/project/1', '/#/project/1', '/train/#/project/1', 'index.html#/project/1'])(
    'written as %s leads to the course (R2.19)',
    async (address) => {
      const { link, router } = await renderRoutes(create(`<p><a href="${address}">link</a></p>`));
      expect(link.getAttribute('href')).toBe(
        name.includes('base path') ? '#/training/project/1' : '#/project/1',
      );
      fireEvent.click(link);
      expect(router.state.location.pathname.replace('/training', '')).toBe('/project/1');
    },
  );

  it('is left to the browser when it opens a new tab or another site', async () => {
    const html = '<p><a href="/project/1">link</a> <a href="https://a.example/">out</a></p>';
    const { link, router } = await renderRoutes(create(html));
    const leftToBrowser: boolean[] = [];
    const recordAndStay = (event: Event) => {
      leftToBrowser.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', recordAndStay);
    fireEvent.click(link, { ctrlKey: true });
    const out = await findByText(document.body, 'out');
    fireEvent.click(out);
    window.removeEventListener('click', recordAndStay);
    expect(leftToBrowser).toEqual([true, true]);
    expect(out.getAttribute('target')).toBe('_blank');
    expect(router.state.location.pathname).toMatch(/\/article\/1$/);
  });
});
