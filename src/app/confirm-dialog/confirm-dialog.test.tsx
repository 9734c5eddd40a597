import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { Activity, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { AppearanceContext } from '@/shared/theme/appearance-context';
import {
  createDialogQueue,
  DialogQueueContext,
  useConfirm,
  type ConfirmActions,
} from '@/shared/ui/dialog-queue';
import { PortalIntl } from '../intl/portal-intl';
import { ConfirmDialogHost } from './confirm-dialog-host';

const text = { id: 'test.text', defaultMessage: '要继续吗？' };
const look = { language: 'zh-CN', theme: 'blue-white', largeText: false, colourWeak: false } as const;
let root: Root | undefined;
afterEach(() => {
  root?.unmount();
});

/** Shows the place of questions, and gives the `alert` and `confirm` of a page beside it, and leaves that page. */
async function renderDialogs(): Promise<ConfirmActions & { leave: () => void }> {
  const element = document.body.appendChild(document.createElement('div'));
  const questions = createDialogQueue();
  let given: (ConfirmActions & { leave: () => void }) | undefined;
  const DialogCaller = () => {
    const mine = useConfirm();
    useEffect(() => {
      given = { ...mine, leave: () => show('hidden') };
    });
    return null;
  };
  const ownRoot = (root = createRoot(element));
  const show = (page: 'visible' | 'hidden') =>
    ownRoot.render(
      <AppearanceContext value={{ ...look, root: element, styleContainer: element }}>
        <PortalIntl language="zh-CN">
          <DialogQueueContext value={questions}>
            <Activity mode={page}>
              <DialogCaller />
            </Activity>
            <ConfirmDialogHost questions={questions} />
          </DialogQueueContext>
        </PortalIntl>
      </AppearanceContext>,
    );
  show('visible');
  return waitFor(() => given ?? Promise.reject(new Error('not rendered yet')));
}

const found = { timeout: 10_000 };
const buttons = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('.portal-antd-modal-footer button')].map(({ textContent }) => textContent);

it('an alert has the title 温馨提示 and one button, 确定 (R8.29)', async () => {
  const answered = (await renderDialogs()).alert({ text });
  const dialog = await screen.findByRole('dialog', { name: '温馨提示' }, found);
  expect(dialog.textContent).toContain('要继续吗？');
  expect(buttons(dialog)).toEqual(['确定']);
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  await expect(answered).resolves.toBeUndefined();
});

it.each([
  ['确定', true],
  ['取消', false],
])('a confirmation has the buttons 确定 and 取消, and %s answers %s (R8.30)', async (name, answer) => {
  const answered = (await renderDialogs()).confirm({ text });
  const dialog = await screen.findByRole('dialog', { name: '温馨提示' }, found);
  expect(buttons(dialog).sort()).toEqual(['取消', '确定'].sort());
  await userEvent.click(screen.getByRole('button', { name }));
  await expect(answered).resolves.toBe(answer);
});

it('a confirmation that is closed is a no', async () => {
  const answered = (await renderDialogs()).confirm({ text, title: { id: 't', defaultMessage: '删除？' } });
  await screen.findByRole('dialog', { name: '删除？' }, found);
  await userEvent.keyboard('{Escape}');
  await expect(answered).resolves.toBe(false);
});

it('a confirmation goes with the page that asked, also when the page is kept, and is a no', async () => {
  const { confirm, leave } = await renderDialogs();
  const answered = confirm({ text });
  await screen.findByRole('dialog', { name: '温馨提示' }, found);
  leave();
  await expect(answered).resolves.toBe(false);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
