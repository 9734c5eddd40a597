import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { signOutOthers } from '@/contracts/account-security';
import { useApiCall } from '@/shared/api/call-api';
import { useToasts } from '@/shared/ui/toast-queue';
import { Row } from '../../parts/card';
import { messages } from './messages';

/** Ends one's sessions on all devices but this, and says how many there were. */
export function OtherDevices() {
  const intl = useIntl();
  const notices = useToasts();
  const [send, busy] = useApiCall(signOutOthers);

  const said = (count: number) =>
    count === 0 ? intl.formatMessage(messages.noneEnded) : intl.formatMessage(messages.ended, { count });

  async function signOut() {
    const { data, error } = await send({});
    if (error?.kind === 'unauthorized') return; // the end of this session is told by the login
    if (error) notices.show({ kind: 'failure', error });
    else notices.show({ kind: 'success', text: said(data.ended) });
  }

  return (
    <Row
      name={<FormattedMessage {...messages.others} />}
      action={
        <Button
          loading={busy}
          aria-label={intl.formatMessage(messages.signOutOthers)}
          onClick={() => {
            void signOut();
          }}
        >
          <FormattedMessage {...messages.signOut} />
        </Button>
      }
    >
      <FormattedMessage {...messages.othersText} />
    </Row>
  );
}
