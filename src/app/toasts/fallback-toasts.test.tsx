import { screen, waitFor, within } from '@testing-library/dom';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { defineMessages, englishTexts } from '@/shared/intl/define-messages';
import type { Language } from '@/shared/intl/languages';
import { AppearanceContext } from '@/shared/theme/appearance-context';
import { createToastQueue } from '@/shared/ui/toast-queue';
import { pageTimeout } from '@/testing/form-helpers';
import AntdToasts from './antd-toasts';
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

const messages = defineMessages('testToasts', {
  saved: ['已保存', 'Saved'],
  count: ['共 {count} 条', '{count} in all'],
});

it.each([
  ['antd’s', AntdToasts],
  ['plain', FallbackToasts],
])('%s toasts follow the language while they are shown', async (_which, Toasts) => {
  const queue = createToastQueue();
  const element = document.body.appendChild(document.createElement('div'));
  const appearance = { theme: 'blue-white', largeText: false, colourWeak: false } as const;
  root = createRoot(element);
  const renderIn = (language: Language) =>
    root?.render(
      <IntlProvider
        locale={language}
        messages={language === 'en-US' ? englishTexts : {}}
        onError={() => undefined}
      >
        <AppearanceContext value={{ ...appearance, language, root: element, styleContainer: element }}>
          <Toasts queue={queue} durationMs={60_000} />
        </AppearanceContext>
      </IntlProvider>,
    );
  renderIn('zh-CN');
  queue.show({
    kind: 'success',
    text: messages.saved,
    detail: (intl) => intl.formatMessage(messages.count, { count: 3 }),
  });
  await screen.findByText(/已保存/, {}, pageTimeout);
  renderIn('en-US');
  await waitFor(() => {
    const { textContent } = document.body;
    expect([textContent.includes('Saved'), textContent.includes('3 in all')]).toEqual([true, true]);
    expect(textContent).not.toMatch(/已保存|共 3 条/);
  }, pageTimeout);
});
