import { FormattedMessage } from 'react-intl';
import { Card, Row, Rows } from '../../parts/card';
import { DialogButton } from '../../parts/dialog-button';
import { CloseAccount } from './close-account';
import { ExportData } from './export-data';
import { messages } from './messages';

/** Taking one's data along, and leaving. */
export function AccountPrivacy({ username }: { username: string }) {
  return (
    <Card title={<FormattedMessage {...messages.title} />}>
      <Rows>
        <Row
          name={<FormattedMessage {...messages.data} />}
          action={
            <DialogButton
              label={<FormattedMessage {...messages.export} />}
              title={<FormattedMessage {...messages.exportTitle} />}
            >
              {(close) => <ExportData username={username} onDone={close} />}
            </DialogButton>
          }
        >
          <FormattedMessage {...messages.dataText} />
        </Row>
        <Row
          name={<FormattedMessage {...messages.account} />}
          action={
            <DialogButton
              danger
              label={<FormattedMessage {...messages.close} />}
              title={<FormattedMessage {...messages.closeTitle} />}
            >
              {(close) => <CloseAccount onCancel={close} />}
            </DialogButton>
          }
        >
          <FormattedMessage {...messages.accountText} />
        </Row>
      </Rows>
    </Card>
  );
}
