import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { ApiErrorData } from '@/shared/api/api-error';
import { errorDateTime, errorNumber } from '@/shared/api/error-field';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { redirectTarget, withRedirect } from '@/shared/routes/redirect';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import type { PasswordAttempts } from './use-password-attempts';

/**
 * Shows a rejected password with the attempts left, or with the end of the account's lock.
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
  if (!error) return null;
  const { lockedUntil, attemptsLeft, reset } = passwordNotice(attempts ?? attemptsIn(error), offerReset);
  return (
    <FormErrorAlert error={error} {...(lockedUntil && { title: lockedUntil })}>
      {lockedUntil ? reset : attemptsLeft}
    </FormErrorAlert>
  );
}

/** Notice about a user name before the next attempt: its lock, or the attempts left after a failure. */
export function attemptsNotice(attempts: PasswordAttempts | null, offerReset: boolean): ReactNode {
  if (!attempts) return null;
  const { lockedUntil, attemptsLeft, reset } = passwordNotice(attempts, offerReset);
  if (!lockedUntil) return attemptsLeft;
  return (
    <>
      {lockedUntil} {reset}
    </>
  );
}

function passwordNotice(
  { remaining, limit, lockedUntil }: { [Key in keyof PasswordAttempts]: PasswordAttempts[Key] | null },
  offerReset: boolean,
) {
  return {
    lockedUntil: lockedUntil !== null && (
      <FormattedMessage
        {...messages.lockedUntil}
        values={{ time: <FormattedDateTime key="time" value={lockedUntil} /> }}
      />
    ),
    attemptsLeft: remaining !== null && remaining !== limit && (
      <FormattedMessage {...messages.attemptsLeft} values={{ count: remaining }} />
    ),
    reset: offerReset && (
      <FormattedMessage {...messages.resetBySms} values={{ link: (text) => <ResetLink>{text}</ResetLink> }} />
    ),
  };
}

/** To the reset by SMS, which leads back to the page that the visitor wanted to open (R10.14). */
function ResetLink({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  return <Link to={withRedirect(paths.forgotPassword.href(), redirectTarget(search))}>{children}</Link>;
}

/** The attempts left and the end of the lock in an error's data, where the platform sent them. */
function attemptsIn(error: ApiErrorData) {
  return {
    remaining: errorNumber(error, 'remaining'),
    limit: null,
    lockedUntil: errorDateTime(error, 'lockedUntil'),
  };
}
