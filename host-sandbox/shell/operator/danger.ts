import type { App } from 'antd';

export interface DangerQuestion {
  title: string;
  /** Names what is taken away, and says whether it can be had back. */
  content: string;
  okText: string;
  /** By default 取消; where the act itself cancels something, the words for what stays. */
  cancelText?: string;
}

/** Asks before an act that takes something away. Cancel has the focus, so that a key pressed too often does nothing. */
export function confirmDanger(
  modal: ReturnType<typeof App.useApp>['modal'],
  request: DangerQuestion & { onOk: () => void },
): void {
  void modal.confirm({ ...request, okButtonProps: { danger: true }, autoFocusButton: 'cancel' });
}
