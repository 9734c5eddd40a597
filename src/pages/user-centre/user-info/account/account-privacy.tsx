import { FormattedMessage } from 'react-intl';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { Card } from '@/shared/ui/card';
import { FormDialogButton } from '../form-dialog';
import { messages } from '../messages';
import { Setting, SettingList } from '../setting-list';

// the forms are loaded with the dialog that shows them
const ExportData = lazyWithRetry(
  defineChunk(
    () => import('./export-data'),
    (module) => module.ExportData,
  ),
);
const CloseAccount = lazyWithRetry(
  defineChunk(
    () => import('./close-account'),
    (module) => module.CloseAccount,
  ),
);

/** Export of the user's data, and closing the account. */
export function AccountPrivacy({ username }: { username: string }) {
  return (
    <Card title={<FormattedMessage {...messages.dataAndAccount} />}>
      <SettingList>
        <Setting
          name={<FormattedMessage {...messages.myData} />}
          action={
            <FormDialogButton
              label={<FormattedMessage {...messages.exportData} />}
              title={<FormattedMessage {...messages.exportDataTitle} />}
            >
              {(close) => <ExportData username={username} onDone={close} />}
            </FormDialogButton>
          }
        >
          <FormattedMessage {...messages.myDataText} />
        </Setting>
        <Setting
          name={<FormattedMessage {...messages.closeAccount} />}
          action={
            <FormDialogButton
              danger
              label={<FormattedMessage {...messages.closeAccount} />}
              title={<FormattedMessage {...messages.closeAccount} />}
            >
              {(close) => <CloseAccount onCancel={close} />}
            </FormDialogButton>
          }
        >
          <FormattedMessage {...messages.closeAccountNote} />
        </Setting>
      </SettingList>
    </Card>
  );
}
