import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ApiErrorData } from '@/shared/api/api-error';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';

/**
 * Shows a rejected password with the attempts left, or with the end of the account's lock.
 * @param offerReset links to the reset by SMS while the account is locked; only for a visitor on a login page
 */
export function PasswordErrorAlert({
  error,
  offerReset = false,
}: {
  error: ApiErrorData | null;
  offerReset?: boolean;
}) {
  const { remaining, lockedUntil } = lockStatusOf(error?.data);
  if (lockedUntil === null)
    return (
      <FormErrorAlert error={error}>
        {remaining !== null && <FormattedMessage {...messages.attemptsLeft} values={{ count: remaining }} />}
      </FormErrorAlert>
    );
  return (
    <FormErrorAlert
      error={error}
      title={
        <FormattedMessage
          {...messages.lockedUntil}
          values={{ time: <FormattedDateTime key="time" value={lockedUntil} /> }}
        />
      }
    >
      {offerReset && (
        <FormattedMessage
          {...messages.resetBySms}
          values={{ link: (text) => <Link to={paths.forgotPassword.href()}>{text}</Link> }}
        />
      )}
    </FormErrorAlert>
  );
}

/** Reads the attempts left and the end of the lock from the error's data; null where the platform sent none. */
function lockStatusOf(data: unknown): { remaining: number | null; lockedUntil: string | null } {
  const status = (typeof data === 'object' ? data : null) as {
    remaining?: unknown;
    lockedUntil?: unknown;
  } | null;
  return {
    remaining: typeof status?.remaining === 'number' ? status.remaining : null,
    lockedUntil: typeof status?.lockedUntil === 'string' ? status.lockedUntil : null,
  };
}
