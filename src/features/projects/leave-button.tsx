import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { enrolmentLeave } from '@/contracts/enrolment';
import { isPending, type EnrolmentState } from '@/contracts/enrolment-fields';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/dialog/dialog-queue';
import { useAction } from '@/shared/ui/use-action';
import { useUnmountEffect } from '@/shared/ui/use-unmount-effect';
import { useInvalidateEnrolment } from '@/shared/api/invalidate-enrolment';
import { messages } from './messages';

const texts = {
  withdraw: {
    label: messages.withdraw,
    named: messages.withdrawNamed,
    confirm: messages.confirmWithdraw,
    keep: messages.keep,
    done: messages.withdrawDone,
  },
  leave: {
    label: messages.leave,
    named: messages.leaveNamed,
    confirm: messages.confirmLeave,
    keep: messages.stay,
    done: messages.leaveDone,
  },
} as const;

/**
 * Withdraws the user's enrolment after a confirmation. Then the button disappears, and what contained it takes the focus.
 * @param state a pending enrolment is withdrawn, an approved person leaves the course
 */
export function LeaveButton({
  projectId,
  title,
  state,
}: {
  projectId: string;
  title: string;
  state: EnrolmentState;
}) {
  const { label, named, ...act } = texts[isPending(state) ? 'withdraw' : 'leave'];
  const intl = useIntl();
  const { confirm } = useConfirm();
  const invalidateEnrolment = useInvalidateEnrolment();
  const button = useRef<HTMLButtonElement>(null);
  const containers = useRef<HTMLElement[]>([]);
  useUnmountEffect(() => {
    containers.current.find((one) => one.isConnected)?.focus({ preventScroll: true });
  });
  const [leave, busy] = useAction(enrolmentLeave, {
    success: act.done,
    onSuccess() {
      containers.current = focusableContainers(button.current);
    },
    onSettled: invalidateEnrolment,
  });
  const confirmAndLeave = async () => {
    const question = { text: act.confirm, confirmLabel: label, cancelLabel: act.keep };
    if (await confirm({ ...question, values: { title }, danger: true })) await leave({ projectId });
  };
  return (
    <Button
      ref={button}
      aria-disabled={busy}
      aria-label={intl.formatMessage(named, { title })}
      onClick={() => {
        if (!busy) void confirmAndLeave();
      }}
    >
      <FormattedMessage {...label} />
    </Button>
  );
}

/** The elements around a button that can take the focus, the nearest first. */
function focusableContainers(button: HTMLElement | null): HTMLElement[] {
  const nearest = button?.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  return nearest ? [nearest, ...focusableContainers(nearest)] : [];
}
