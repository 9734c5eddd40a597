import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { signOutOthers } from '@/contracts/account-security';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { FormattedDay } from '@/shared/intl/date-time';
import { Card } from '@/shared/ui/card';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAction } from '@/shared/ui/use-action';
import { FormDialogButton } from '../form-dialog';
import { messages } from '../messages';
import type { Profile } from '../profile/profile-values';
import { Setting, SettingList } from '../setting-list';
import { IdNumberSetting } from './id-number';

// the forms are loaded with the dialog that shows them
const ChangePassword = lazyWithRetry(
  defineChunk(
    () => import('./change-password'),
    (module) => module.ChangePassword,
  ),
);
const ChangePhone = lazyWithRetry(
  defineChunk(
    () => import('./change-phone'),
    (module) => module.ChangePhone,
  ),
);

/** Login data and settings that protect the account. The platform sends phone and ID number masked. */
export function SecurityCard({ profile }: { profile: Profile }) {
  const intl = useIntl();
  return (
    <Card title={<FormattedMessage {...messages.security} />}>
      <SettingList>
        <Setting
          name={<FormattedMessage {...messages.username} />}
          note={
            <FormattedMessage
              {...messages.registeredAt}
              values={{ day: <FormattedDay value={profile.registeredAt} /> }}
            />
          }
        >
          {profile.username}
        </Setting>
        <Setting
          name={<FormattedMessage {...messages.phone} />}
          note={<FormattedMessage {...messages.phoneNote} />}
          action={
            <FormDialogButton
              label={<FormattedMessage {...messages.changePhoneButton} />}
              name={intl.formatMessage(messages.changePhone)}
              title={<FormattedMessage {...messages.changePhone} />}
            >
              {(close) => <ChangePhone onDone={close} />}
            </FormDialogButton>
          }
        >
          {profile.phone || <FormattedMessage {...messages.noPhone} />}
        </Setting>
        <Setting
          name={<FormattedMessage {...messages.password} />}
          action={
            <FormDialogButton
              label={<FormattedMessage {...messages.changePasswordButton} />}
              name={intl.formatMessage(messages.changePassword)}
              title={<FormattedMessage {...messages.changePassword} />}
            >
              {(close) => <ChangePassword username={profile.username} onDone={close} />}
            </FormDialogButton>
          }
        >
          <FormattedMessage
            {...messages.passwordChangedAt}
            values={{ day: <FormattedDay value={profile.passwordChangedAt} /> }}
          />
        </Setting>
        <IdNumberSetting idNumber={profile.idNumber} />
        <OtherDevicesSetting />
      </SettingList>
    </Card>
  );
}

/** Ends the user's sessions on all other devices and says how many there were. */
function OtherDevicesSetting() {
  const intl = useIntl();
  const toasts = useToasts();
  const [signOut, busy] = useAction(signOutOthers, {
    onSuccess({ ended: count }) {
      toasts.show({
        kind: 'success',
        text:
          count === 0
            ? messages.noSessionsEnded
            : (intl) => intl.formatMessage(messages.sessionsEnded, { count }),
      });
    },
  });
  return (
    <Setting
      name={<FormattedMessage {...messages.otherDevices} />}
      action={
        <Button
          loading={busy}
          aria-label={intl.formatMessage(messages.signOutOthers)}
          onClick={() => void signOut({})}
        >
          <FormattedMessage {...messages.signOutOthersButton} />
        </Button>
      }
    >
      <FormattedMessage {...messages.otherDevicesText} />
    </Setting>
  );
}
