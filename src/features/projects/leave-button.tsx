import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { enrolmentLeave } from '@/contracts/enrolment';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/dialog-queue';
import { useAction } from '@/shared/ui/use-action';
import { useUnmountEffect } from '@/shared/ui/use-unmount-effect';
import { useInvalidateEnrolment } from '@/shared/api/invalidate-enrolment';
import { messages } from './messages';

/** Withdraws the user's enrolment after a confirmation. Then the button disappears, and what contained it takes the focus. */
export function LeaveButton({ projectId, title }: { projectId: string; title: string }) {
  const intl = useIntl();
  const { confirm } = useConfirm();
  const invalidateEnrolment = useInvalidateEnrolment();
  const button = useRef<HTMLButtonElement>(null);
  const containers = useRef<HTMLElement[]>([]);
  useUnmountEffect(() => {
    containers.current.find((one) => one.isConnected)?.focus({ preventScroll: true });
  });
  const [leave, busy] = useAction(enrolmentLeave, {
    success: messages.leaveDone,
    onSuccess() {
      containers.current = focusableContainers(button.current);
    },
    onSettled: invalidateEnrolment,
  });
  const confirmAndLeave = async () => {
    const { confirmLeave: text, leave: confirmLabel, stay: cancelLabel } = messages;
    if (await confirm({ text, values: { title }, confirmLabel, cancelLabel, danger: true }))
      await leave({ projectId });
  };
  return (
    <Button
      ref={button}
      aria-disabled={busy}
      aria-label={intl.formatMessage(messages.leaveNamed, { title })}
      onClick={() => {
        if (!busy) void confirmAndLeave();
      }}
    >
      <FormattedMessage {...messages.leave} />
    </Button>
  );
}

/** The elements around a button that can take the focus, the nearest first. */
function focusableContainers(button: HTMLElement | null): HTMLElement[] {
  const nearest = button?.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  return nearest ? [nearest, ...focusableContainers(nearest)] : [];
}
