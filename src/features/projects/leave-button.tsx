import { FormattedMessage, useIntl } from 'react-intl';
import { enrolmentLeave } from '@/contracts/enrolment';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/dialog-queue';
import { useAction } from '@/shared/ui/use-action';
import { useInvalidateEnrolment } from '@/shared/api/invalidate-enrolment';
import { messages } from './messages';

/** Withdraws the user's enrolment after a confirmation. */
export function LeaveButton({ projectId, title }: { projectId: string; title: string }) {
  const intl = useIntl();
  const { confirm } = useConfirm();
  const invalidateEnrolment = useInvalidateEnrolment();
  const [leave, busy] = useAction(enrolmentLeave, {
    success: messages.leaveDone,
    onSettled: invalidateEnrolment,
  });
  const confirmAndLeave = async () => {
    const { confirmLeave: text, leave: confirmLabel, stay: cancelLabel } = messages;
    if (await confirm({ text, values: { title }, confirmLabel, cancelLabel, danger: true }))
      await leave({ projectId });
  };
  return (
    <Button
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
