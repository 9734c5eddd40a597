import { FormattedMessage, useIntl } from 'react-intl';
import { DialogButton } from '../../parts/dialog-button';
import { Row } from '../../parts/card';
import { EditIdNumber } from './give-id-number';
import { messages } from './messages';
import { RemoveIdNumber } from './take-back-id-number';

/** The ID number, masked as the platform tells it; given and taken back by its owner alone. */
export function IdNumberRow({ idNumber }: { idNumber: string | null }) {
  const intl = useIntl();
  const [give, giveName] =
    idNumber === null ? [messages.give, messages.giveName] : [messages.replace, messages.replaceName];
  return (
    <Row
      name={<FormattedMessage {...messages.idNumber} />}
      note={<FormattedMessage {...messages.note} />}
      action={
        <>
          <DialogButton
            label={<FormattedMessage {...give} />}
            name={intl.formatMessage(giveName)}
            title={<FormattedMessage {...messages.giveTitle} />}
          >
            {(close) => <EditIdNumber onDone={close} />}
          </DialogButton>
          {idNumber !== null && (
            <DialogButton
              danger
              label={<FormattedMessage {...messages.takeBack} />}
              name={intl.formatMessage(messages.takeBackName)}
              title={<FormattedMessage {...messages.takeBackTitle} />}
            >
              {(close) => <RemoveIdNumber onDone={close} />}
            </DialogButton>
          )}
        </>
      }
    >
      {idNumber ?? <FormattedMessage {...messages.none} />}
    </Row>
  );
}
