import { findByText, fireEvent } from '@testing-library/dom';
import { createHashRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderWithProviders } from '@/testing/render-with-providers';
import { RichText } from './rich-text';

const routes = (html: string) => [{ path: '*', element: <RichText html={html} /> }];

/** As the portal makes them: on its own, in a host below a path, in a host without a hash of its own. */
const routers = {
  'by itself': (html: string) => createHashRouter(routes(html)),
  'in a host below a path': (html: string) => createHashRouter(routes(html), { basename: '/training' }),
  'in a host with memory history': (html: string) => {
    const router = createMemoryRouter(routes(html), { initialEntries: ['/article/1'] });
    router.createHref = ({ pathname = '', search = '' }) => `#${pathname}${search}`;
    return router;
  },
};

let made: ReturnType<typeof createMemoryRouter> | undefined;

async function shown(router: ReturnType<typeof createMemoryRouter>) {
  made = router;
  const part = renderWithProviders(<RouterProvider router={router} />);
  part.show();
  return { link: await findByText(document.body, 'link'), router };
}

afterEach(() => {
  made?.dispose();
  history.replaceState(null, '', '/');
});

describe.each(Object.entries(routers))('a link within a text, %s', (name, create) => {
  beforeEach(() => {
    history.replaceState(null, '', name.includes('below') ? '#/training/article/1' : '#/article/1');
  });

  it.each(['/project/1', '#/project/1', '/#/project/1', '/train/#/project/1', 'index.html#/project/1'])(
    'written as %s leads to the course (R2.19)',
    async (address) => {
      const { link, router } = await shown(create(`<p><a href="${address}">link</a></p>`));
      expect(link.getAttribute('href')).toBe(name.includes('below') ? '#/training/project/1' : '#/project/1');
      fireEvent.click(link);
      expect(router.state.location.pathname.replace('/training', '')).toBe('/project/1');
    },
  );

  it('is the browser’s to open elsewhere, or outside', async () => {
    const html = '<p><a href="/project/1">link</a> <a href="https://a.example/">out</a></p>';
    const { link, router } = await shown(create(html));
    const isBrowsers: boolean[] = [];
    const stay = (event: Event) => {
      isBrowsers.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stay);
    fireEvent.click(link, { ctrlKey: true });
    const out = await findByText(document.body, 'out');
    fireEvent.click(out);
    window.removeEventListener('click', stay);
    expect(isBrowsers).toEqual([true, true]);
    expect(out.getAttribute('target')).toBe('_blank');
    expect(router.state.location.pathname).toMatch(/\/article\/1$/);
  });
});
