import { FormattedMessage, useIntl } from 'react-intl';
import { FormattedDay } from '@/shared/intl/date-time';
import { Card, Row, Rows } from '../../parts/card';
import { DialogButton } from '../../parts/dialog-button';
import { IdNumberRow } from '../id-number/id-number-row';
import type { Profile } from '../profile/profile-values';
import { ChangePassword } from './change-password';
import { ChangePhone } from './change-phone';
import { messages } from './messages';
import { OtherDevices } from './other-devices';

/** What one signs in with, and what keeps it safe. Phone and ID number are shown as the platform masks them. */
export function SecurityCard({ profile }: { profile: Profile }) {
  const intl = useIntl();
  return (
    <Card title={<FormattedMessage {...messages.title} />}>
      <Rows>
        <Row
          name={<FormattedMessage {...messages.username} />}
          note={
            <FormattedMessage
              {...messages.registeredAt}
              values={{ day: <FormattedDay value={profile.registeredAt} /> }}
            />
          }
        >
          {profile.username}
        </Row>
        <Row
          name={<FormattedMessage {...messages.phone} />}
          note={<FormattedMessage {...messages.phoneNote} />}
          action={
            <DialogButton
              label={<FormattedMessage {...messages.replace} />}
              name={intl.formatMessage(messages.changePhone)}
              title={<FormattedMessage {...messages.changePhone} />}
            >
              {(close) => <ChangePhone onDone={close} />}
            </DialogButton>
          }
        >
          {profile.phone || <FormattedMessage {...messages.noPhone} />}
        </Row>
        <Row
          name={<FormattedMessage {...messages.password} />}
          action={
            <DialogButton
              label={<FormattedMessage {...messages.change} />}
              name={intl.formatMessage(messages.changePassword)}
              title={<FormattedMessage {...messages.changePassword} />}
            >
              {(close) => <ChangePassword username={profile.username} onDone={close} />}
            </DialogButton>
          }
        >
          <FormattedMessage
            {...messages.passwordChangedAt}
            values={{ day: <FormattedDay value={profile.passwordChangedAt} /> }}
          />
        </Row>
        <IdNumberRow idNumber={profile.idNumber} />
        <OtherDevices />
      </Rows>
    </Card>
  );
}
