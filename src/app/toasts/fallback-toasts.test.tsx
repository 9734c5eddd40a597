import { screen, within } from '@testing-library/dom';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { createToastQueue } from '@/shared/ui/toast-queue';
import { FallbackToasts } from './fallback-toasts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
});

it('Plain toasts are a list in a status, and mark the language of the platform’s message', async () => {
  const queue = createToastQueue();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <IntlProvider locale="en" onError={() => undefined}>
      <FallbackToasts queue={queue} durationMs={60_000} />
    </IntlProvider>,
  );
  queue.show({ kind: 'info', text: 'Saved' });
  const identity = { requestId: 'r1', session: '' };
  const error = { kind: 'server', code: 'B0503', status: 503, message: '平台正在维护', statusText: '' };
  queue.show({ kind: 'failure', error: { ...error, ...identity } });
  const text = await screen.findByText('平台正在维护');
  const list = within(screen.getByRole('status')).getByRole('list');
  expect(list.contains(text)).toBe(true);
  expect([text.lang, screen.getByText('Saved').lang]).toEqual(['zh-CN', '']);
});
