import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { Refusal } from '@/shared/form/refusal';
import { DayAndTime } from '@/shared/intl/moment';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';

/**
 * A refused password, with the tries that are left, or the end of the lock.
 * @param mayReset a lock offers the reset by SMS: only where nobody is signed in and no page would be lost
 */
export function PasswordRefusal({
  error,
  mayReset = false,
}: {
  error: ErrorFacts | null;
  mayReset?: boolean;
}) {
  const { remaining, lockedUntil } = standOf(error?.data);
  if (lockedUntil === null)
    return (
      <Refusal error={error}>
        {remaining !== null && <FormattedMessage {...messages.remaining} values={{ count: remaining }} />}
      </Refusal>
    );
  return (
    <Refusal
      error={error}
      title={
        <FormattedMessage
          {...messages.lockedUntil}
          values={{ time: <DayAndTime key="time" value={lockedUntil} /> }}
        />
      }
    >
      {mayReset && (
        <FormattedMessage
          {...messages.reset}
          values={{ link: (text) => <Link to={paths.forgotPassword.href()}>{text}</Link> }}
        />
      )}
    </Refusal>
  );
}

/** Where a name stands with wrong passwords, as far as the platform tells. */
function standOf(data: unknown): { remaining: number | null; lockedUntil: string | null } {
  const stand = (typeof data === 'object' ? data : null) as {
    remaining?: unknown;
    lockedUntil?: unknown;
  } | null;
  return {
    remaining: typeof stand?.remaining === 'number' ? stand.remaining : null,
    lockedUntil: typeof stand?.lockedUntil === 'string' ? stand.lockedUntil : null,
  };
}
