import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ApiErrorData } from '@/shared/api/api-error';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';
import type { PasswordAttempts } from './use-password-attempts';

/**
 * Shows a rejected password with the attempts left, or with the end of the account's lock; without an error, what of
 * both a user should know before the next attempt.
 * @param attempts as the platform's own call reports them; without it the error's data count
 * @param offerReset links to the reset by SMS while the account is locked; only for a visitor on a login page
 */
export function PasswordErrorAlert({
  error,
  attempts = null,
  offerReset = false,
}: {
  error: ApiErrorData | null;
  attempts?: PasswordAttempts | null;
  offerReset?: boolean;
}) {
  const { remaining, limit, lockedUntil } = attempts ?? attemptsIn(error?.data);
  const isLocked = typeof lockedUntil === 'string';
  const hasFailed = typeof remaining === 'number' && remaining !== limit;
  const title = isLocked && (
    <FormattedMessage
      {...messages.lockedUntil}
      values={{ time: <FormattedDateTime key="time" value={lockedUntil} /> }}
    />
  );
  const advice = isLocked
    ? offerReset && (
        <FormattedMessage
          {...messages.resetBySms}
          values={{ link: (text) => <Link to={paths.forgotPassword.href()}>{text}</Link> }}
        />
      )
    : hasFailed && <FormattedMessage {...messages.attemptsLeft} values={{ count: remaining }} />;
  if (error)
    return (
      <FormErrorAlert error={error} {...(title && { title })}>
        {advice}
      </FormErrorAlert>
    );
  if (!isLocked && !hasFailed) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      style={{ marginBottom: 16 }}
      title={title || advice}
      description={title && advice}
    />
  );
}

/** The attempts left and the end of the lock in an error's data, where the platform sent them. */
function attemptsIn(data: unknown) {
  const { remaining, lockedUntil } = (typeof data === 'object' && data !== null ? data : {}) as Record<
    'remaining' | 'lockedUntil',
    unknown
  >;
  return {
    remaining: typeof remaining === 'number' ? remaining : null,
    limit: null,
    lockedUntil: typeof lockedUntil === 'string' ? lockedUntil : null,
  };
}
