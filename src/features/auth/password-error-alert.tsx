import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ApiErrorData } from '@/shared/api/api-error';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { messages } from './password-refusal/messages';

/**
 * A refused password, with the tries that are left, or the end of the lock.
 * @param mayReset a lock offers the reset by SMS: only where nobody is signed in and no page would be lost
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
        {remaining !== null && <FormattedMessage {...messages.remaining} values={{ count: remaining }} />}
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
          {...messages.reset}
          values={{ link: (text) => <Link to={paths.forgotPassword.href()}>{text}</Link> }}
        />
      )}
    </FormErrorAlert>
  );
}

/** Where a name stands with wrong passwords, as far as the platform tells. */
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
