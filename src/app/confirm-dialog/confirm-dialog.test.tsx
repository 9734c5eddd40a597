import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { Activity, useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { createRoot, type Root } from 'react-dom/client';
import { AppearanceContext } from '@/shared/theme/appearance-context';
import { createDialogQueue, DialogQueueContext, useAlert, useConfirm } from '@/shared/ui/dialog/dialog-queue';
import { ConfirmDialogOutlet } from './confirm-dialog-outlet';

let mockIsBroken = false;
jest.mock('./confirm-dialog', () => {
  if (mockIsBroken) throw new Error('no network');
  return jest.requireActual<object>('./confirm-dialog');
});

const text = { id: 'test.text', defaultMessage: '要继续吗？' };
const appearance = { language: 'zh-CN', theme: 'blue-white', largeText: false, colourWeak: false } as const;
let root: Root | undefined;
afterEach(() => {
  root?.unmount();
});

type Actions = ReturnType<typeof useConfirm> & {
  alert: ReturnType<typeof useAlert>;
  leave: () => void;
};

/** Renders the dialog host beside a page. @returns the page's `alert` and `confirm`, and `leave`, which hides the page */
async function renderDialogs(): Promise<Actions> {
  const element = document.body.appendChild(document.createElement('div'));
  const queue = createDialogQueue();
  let actions: Actions | undefined;
  const DialogCaller = () => {
    const confirmActions = useConfirm();
    const alert = useAlert();
    useEffect(() => {
      actions = { ...confirmActions, alert, leave: () => show('hidden') };
    });
    return null;
  };
  const ownRoot = (root = createRoot(element, { onCaughtError: () => undefined }));
  const show = (page: 'visible' | 'hidden') =>
    ownRoot.render(
      <AppearanceContext value={{ ...appearance, root: element, styleContainer: element }}>
        <IntlProvider locale="zh-CN" defaultLocale="zh-CN">
          <DialogQueueContext value={queue}>
            <Activity mode={page}>
              <DialogCaller />
            </Activity>
            <ConfirmDialogOutlet queue={queue} />
          </DialogQueueContext>
        </IntlProvider>
      </AppearanceContext>,
    );
  show('visible');
  return waitFor(() => actions ?? Promise.reject(new Error('not rendered yet')));
}

const found = { timeout: 10_000 };
const buttons = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('.portal-antd-modal-footer button')].map(({ textContent }) => textContent);

it('a confirmation whose code cannot be loaded uses the browser’s dialog with its whole text, and the next one loads the code (R8.30)', async () => {
  mockIsBroken = true;
  const native = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const { confirm } = await renderDialogs();
  const leave = {
    text: { id: 'test.leave', defaultMessage: '退出《{title}》吗？' },
    values: { title: '肾' },
  };
  await expect(confirm(leave)).resolves.toBe(true);
  await expect(confirm(leave)).resolves.toBe(true);
  expect(native.mock.calls).toEqual([['退出《肾》吗？'], ['退出《肾》吗？']]);
  mockIsBroken = false;
  const result = confirm(leave);
  expect((await screen.findByRole('dialog', {}, found)).textContent).toContain('退出《肾》吗？');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await expect(result).resolves.toBe(false);
  expect(native).toHaveBeenCalledTimes(2);
  native.mockRestore();
});

it('an alert has the title 温馨提示 and one button, 确定 (R8.29)', async () => {
  const result = (await renderDialogs()).alert({ text });
  const dialog = await screen.findByRole('dialog', { name: '温馨提示' }, found);
  expect(dialog.textContent).toContain('要继续吗？');
  expect(buttons(dialog)).toEqual(['确定']);
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  await expect(result).resolves.toBeUndefined();
});

it.each([
  ['确定', true],
  ['取消', false],
])('a confirmation has the buttons 确定 and 取消, and %s resolves to %s (R8.30)', async (name, expected) => {
  const result = (await renderDialogs()).confirm({ text });
  const dialog = await screen.findByRole('dialog', { name: '温馨提示' }, found);
  expect(buttons(dialog).sort()).toEqual(['取消', '确定'].sort());
  await userEvent.click(screen.getByRole('button', { name }));
  await expect(result).resolves.toBe(expected);
});

it('a confirmation that is closed resolves to false', async () => {
  const result = (await renderDialogs()).confirm({ text, title: { id: 't', defaultMessage: '删除？' } });
  await screen.findByRole('dialog', { name: '删除？' }, found);
  await userEvent.keyboard('{Escape}');
  await expect(result).resolves.toBe(false);
});

it('a confirmation closes when its page is hidden or removed, and resolves to false', async () => {
  const { confirm, leave } = await renderDialogs();
  const result = confirm({ text });
  await screen.findByRole('dialog', { name: '温馨提示' }, found);
  leave();
  await expect(result).resolves.toBe(false);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('leaves the full screen of a part of the page, in which it would be invisible, and keeps that of the whole page', async () => {
  const exitFullscreen = jest.fn(() => Promise.resolve());
  const showInFullscreen = (fullscreenElement: Element) =>
    Object.defineProperties(document, {
      fullscreenElement: { value: fullscreenElement, configurable: true },
      exitFullscreen: { value: exitFullscreen, configurable: true },
    });
  const { alert } = await renderDialogs();
  const alertAndClose = async () => {
    const closed = alert({ text });
    await userEvent.click(await screen.findByRole('button', { name: '确定' }, found));
    await closed;
  };
  try {
    showInFullscreen(document.documentElement);
    await alertAndClose();
    expect(exitFullscreen).not.toHaveBeenCalled();
    showInFullscreen(document.createElement('section'));
    await alertAndClose();
    expect(exitFullscreen).toHaveBeenCalledTimes(1);
  } finally {
    for (const name of ['fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
  }
});
