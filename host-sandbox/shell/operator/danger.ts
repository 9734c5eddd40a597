import type { App } from 'antd';

/**
 * Asks before an act that takes something away. Cancel has the focus, so that a key pressed too often does nothing.
 * @param content names what is taken away, and says whether it can be had back
 */
export function confirmDanger(
  modal: ReturnType<typeof App.useApp>['modal'],
  request: { title: string; content: string; okText: string; onOk: () => void },
): void {
  void modal.confirm({ ...request, okButtonProps: { danger: true }, autoFocusButton: 'cancel' });
}
