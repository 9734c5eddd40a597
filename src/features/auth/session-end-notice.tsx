import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSessionEnd, type sessionEnd } from '@/session/session-end';
import { usePlatformAddress } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { redirectTarget } from '@/shared/routes/redirect';
import { paths } from '@/shared/routes/paths';
import { Alert } from '@/shared/form/alert';
import { messages } from './messages';

interface State {
  sessionEnd: ReturnType<typeof sessionEnd.getInitialState>;
}

/** Above the login, until somebody signs in: why it is open, and that it leads back to the page that was open. */
export function SessionEndNotice() {
  const end = useSelector((state: State) => selectSessionEnd(state));
  const address = usePlatformAddress();
  const { search } = useLocation();
  if (end === null) return null;
  const { reason, message, page } = end;
  const target = redirectTarget(search);
  // the visitor went back from that page
  if (page !== undefined && page !== target) return null;
  const returns = target !== paths.root.href();
  const isByPlatform = message !== '' && reason !== 'notReceived';
  return (
    <Alert
      tone={reason === 'notReceived' ? 'danger' : 'info'}
      title={
        isByPlatform ? (
          <span lang={contentLanguage}>{message}</span>
        ) : (
          <FormattedMessage {...messages[`end-${reason}`]} />
        )
      }
    >
      {reason === 'notReceived' ? (
        <FormattedMessage {...messages.notReceivedAdvice} values={{ address }} />
      ) : (
        returns && <FormattedMessage {...messages.endReturns} />
      )}
    </Alert>
  );
}
