import { FormattedMessage, useIntl } from 'react-intl';
import { enrolmentLeave } from '@/contracts/enrolment';
import { useApiCall } from '@/shared/api/call-api';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { useConfirm } from '@/shared/ui/dialog-queue';
import { messages } from './messages';
import { useInvalidateEnrolment } from './use-invalidate-enrolment';

/** Takes my enrolment back, when I am sure. */
export function LeaveButton({ projectId, title }: { projectId: string; title: string }) {
  const intl = useIntl();
  const dialogs = useConfirm();
  const notices = useToasts();
  const invalidateEnrolment = useInvalidateEnrolment();
  const [send, busy] = useApiCall(enrolmentLeave);
  const leave = async () => {
    const { sureToLeave: text, leave: yes } = messages;
    if (!(await dialogs.confirm({ text, values: { title }, confirmLabel: yes, danger: true }))) return;
    const { error } = await send({ projectId });
    if (error) notices.show({ kind: 'failure', error });
    else notices.show({ kind: 'success', text: messages.leftNow });
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
