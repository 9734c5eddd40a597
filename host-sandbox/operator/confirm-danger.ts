import type { App } from 'antd';

export interface DangerConfirmation {
  title: string;
  /** Names the object that is removed, and says whether it can be restored. */
  content: string;
  okText: string;
  /** Default: 取消; when the action itself is a cancellation, the words for keeping the current state. */
  cancelText?: string;
}

/** Asks for confirmation of a destructive action. Cancel has the focus, so that a repeated key press does nothing. */
export function confirmDanger(
  modal: ReturnType<typeof App.useApp>['modal'],
  request: DangerConfirmation & { onOk: () => void },
): void {
  void modal.confirm({ ...request, okButtonProps: { danger: true }, autoFocusButton: 'cancel' });
}
