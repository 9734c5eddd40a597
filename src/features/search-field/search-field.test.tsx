import { fireEvent, screen } from '@testing-library/dom';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { SearchField } from './search-field';

let root: Root | undefined;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  act(() => root?.unmount());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.useRealTimers();
});

/** Renders the field on a page that keeps its keyword in the URL. @param loader delays each navigation */
async function renderField(address: string, loader: () => Promise<void> = () => Promise.resolve()) {
  const reported: string[] = [];
  function Page() {
    const [query] = useSearchParams();
    const hrefFor = (keyword: string) => {
      reported.push(keyword);
      return `/?${new URLSearchParams({ q: keyword }).toString()}`;
    };
    return <SearchField label="搜索" value={query.get('q') ?? ''} hrefFor={hrefFor} />;
  }
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Page />,
        loader: () => loader().then(() => null),
        hydrateFallbackElement: <></>,
      },
      { path: '/elsewhere', element: <p>别处</p> },
    ],
    { initialEntries: [address] },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    root?.render(<RouterProvider router={router} />);
    await Promise.resolve();
  });
  return { field: screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' }), reported, router };
}

const type = (field: HTMLInputElement, value: string) => {
  act(() => {
    fireEvent.input(field, { target: { value } });
  });
};
const compose = (field: HTMLInputElement, part: 'Start' | 'End') => {
  act(() => {
    fireEvent[`composition${part}`](field);
  });
};
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('searches once, 300 ms after the last keystroke, with a trimmed keyword', async () => {
  const { field, reported, router } = await renderField('/');
  for (const text of ['武', '武汉市', ' 武汉 ']) {
    type(field, text);
    await advance(299);
  }
  expect(reported).toEqual([]);
  await advance(1);
  expect(reported).toEqual(['武汉']);
  expect(router.state.location.search).toBe('?q=%E6%AD%A6%E6%B1%89');
  await advance(1000);
  expect([reported, field.value]).toEqual([['武汉'], ' 武汉 ']);
});

it('waits for the end of an IME composition, however long it takes', async () => {
  const { field, reported } = await renderField('/');
  compose(field, 'Start');
  type(field, 'wu h');
  await advance(5000);
  expect(reported).toEqual([]);
  type(field, '武汉');
  compose(field, 'End');
  await advance(300);
  expect(reported).toEqual(['武汉']);
});

it('shows the keyword of a new address and does not search for it again', async () => {
  const { field, reported, router } = await renderField('/?q=%E8%82%9D');
  expect(field.value).toBe('肝');
  for (const [to, keyword] of [
    ['/?q=%E8%82%BE', '肾'],
    ['/', ''],
    ['/?q=%E8%82%BE', '肾'],
  ] as const) {
    await act(() => router.navigate(to));
    expect(field.value).toBe(keyword);
  }
  await act(() => router.navigate(-1));
  expect(field.value).toBe('');
  await advance(1000);
  expect(reported).toEqual([]);
});

it('keeps input typed during a navigation and searches for it afterwards', async () => {
  let arrive = () => undefined as void;
  let slow = () => Promise.resolve();
  const { field, reported, router } = await renderField('/', () => slow());
  slow = () => new Promise((resolve) => (arrive = resolve));
  type(field, '江');
  await advance(300);
  type(field, '江城');
  await advance(1000);
  expect(reported).toEqual(['江']);
  slow = () => Promise.resolve();
  arrive();
  await advance(0);
  expect([router.state.location.search, field.value]).toEqual(['?q=%E6%B1%9F', '江城']);
  await advance(300);
  expect(reported).toEqual(['江', '江城']);
});

it('keeps the input when another address replaces the one it was typed at', async () => {
  const { field, reported, router } = await renderField('/');
  type(field, '武汉');
  await act(() => router.navigate('/?level=3a'));
  await advance(300);
  expect([reported, field.value]).toEqual([['武汉'], '武汉']);
});

it('does not undo a navigation that React has not rendered yet', async () => {
  const { field, reported, router } = await renderField('/');
  type(field, '武汉');
  await act(async () => {
    jest.advanceTimersByTime(299);
    void router.navigate('/elsewhere');
    jest.advanceTimersByTime(1);
    await Promise.resolve();
  });
  expect(reported).toEqual([]);
  expect(router.state.location.pathname).toBe('/elsewhere');
});
