import { FormattedMessage, useIntl } from 'react-intl';
import { enrolmentLeave } from '@/contracts/enrolment';
import { useApiCall } from '@/shared/api/call-api';
import { Button } from '@/shared/ui/button';
import { useConfirm } from '@/shared/ui/dialog-queue';
import { useToasts } from '@/shared/ui/toast-queue';
import { useInvalidateEnrolment } from './api';
import { messages } from './messages';

/** Withdraws the user's enrolment after a confirmation. */
export function LeaveButton({ projectId, title }: { projectId: string; title: string }) {
  const intl = useIntl();
  const { confirm } = useConfirm();
  const toasts = useToasts();
  const invalidateEnrolment = useInvalidateEnrolment();
  const [send, busy] = useApiCall(enrolmentLeave);
  const leave = async () => {
    const { confirmLeave: text, leave: confirmLabel } = messages;
    if (!(await confirm({ text, values: { title }, confirmLabel, danger: true }))) return;
    const { error } = await send({ projectId });
    if (error) toasts.show({ kind: 'failure', error });
    else toasts.show({ kind: 'success', text: messages.leaveDone });
    invalidateEnrolment();
  };
  return (
    <Button
      aria-disabled={busy}
      aria-label={intl.formatMessage(messages.leaveNamed, { title })}
      onClick={() => {
        if (!busy) void leave();
      }}
    >
      <FormattedMessage {...messages.leave} />
    </Button>
  );
}
