import { FormattedMessage, useIntl } from 'react-intl';
import { enrolmentLeave } from '@/contracts/enrolment';
import { useSend } from '@/shared/api/send-call';
import { Button } from '@/shared/ui/button';
import { useNotices } from '@/shared/ui/notices';
import { useDialogs } from '@/shared/ui/questions';
import { messages } from './messages';
import { useEnrolmentChanged } from './use-enrolment-changed';

/** Takes my enrolment back, when I am sure. */
export function LeaveButton({ projectId, title }: { projectId: string; title: string }) {
  const intl = useIntl();
  const dialogs = useDialogs();
  const notices = useNotices();
  const changed = useEnrolmentChanged();
  const [send, busy] = useSend(enrolmentLeave);
  const leave = async () => {
    const { sureToLeave: text, leave: yes } = messages;
    if (!(await dialogs.confirm({ text, values: { title }, yes, danger: true }))) return;
    const { error } = await send({ projectId });
    if (error) notices.show({ kind: 'failure', error });
    else notices.show({ kind: 'success', text: messages.leftNow });
    changed();
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
