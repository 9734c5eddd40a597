import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { lazyWithRetry } from './lazy-with-retry';
import type { Chunk } from './load-chunk';

function show(element: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const caught: unknown[] = [];
  const root = createRoot(container, { onCaughtError: (error) => caught.push(error) });
  const render = (content: ReactNode) => {
    root.render(
      <IntlProvider locale="zh-CN" defaultLocale="zh-CN">
        <input aria-label="typed" />
        {content}
      </IntlProvider>,
    );
  };
  render(element);
  return { caught, render };
}

describe('a component that is loaded when it is rendered', () => {
  let isBroken: boolean;
  const Part = ({ name }: { name: string }) => <p>{name}</p>;
  const chunk: Chunk<typeof Part> = jest.fn(() =>
    isBroken ? Promise.reject(new Error('no network')) : Promise.resolve(Part),
  );

  it('shows a failure with a retry, reports it, and keeps what was typed around it', async () => {
    isBroken = true;
    const Lazy = lazyWithRetry(chunk);
    const { caught } = show(<Lazy name="the part" />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^内容没有加载成功错误编号：[\w-]{21}重试$/);
    expect(caught).toMatchObject([{ name: 'ChunkLoadError' }]);
    screen.getByLabelText<HTMLInputElement>('typed').value = 'text';
    isBroken = false;
    screen.getByText('重试').click();
    await screen.findByText('the part');
    expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('text');
  });

  it('loads again when it is rendered again after a failure', async () => {
    isBroken = true;
    const Lazy = lazyWithRetry(chunk);
    const { render } = show(<Lazy name="again" />);
    await screen.findByRole('alert');
    render(null);
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    isBroken = false;
    render(<Lazy name="again" />);
    await screen.findByText('again');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves an error of the component itself to the boundary around it', async () => {
    isBroken = false;
    const Broken = lazyWithRetry(() =>
      Promise.resolve(() => {
        throw new Error('the part failed');
      }),
    );
    const uncaught: unknown[] = [];
    const root = createRoot(document.body.appendChild(document.createElement('div')), {
      onUncaughtError: (error) => uncaught.push(error),
      onCaughtError: () => undefined,
    });
    root.render(<Broken />);
    await waitFor(() => {
      expect(uncaught.map(String)).toEqual(['Error: the part failed']);
    });
  });
});
