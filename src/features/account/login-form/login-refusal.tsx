import { FormattedDate, FormattedMessage } from 'react-intl';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { Refusal } from '@/shared/form/refusal';
import { messages } from './messages';

/** A refused password, with the tries that are left, or the end of the lock. */
export function LoginRefusal({ error }: { error: ErrorFacts | null }) {
  const { remaining, lockedUntil } = standOf(error?.data);
  return (
    <Refusal error={error}>
      {lockedUntil !== null ? (
        <FormattedMessage
          {...messages.lockedUntil}
          values={{ time: <FormattedDate value={lockedUntil} dateStyle="medium" timeStyle="short" /> }}
        />
      ) : (
        remaining !== null && <FormattedMessage {...messages.remaining} values={{ count: remaining }} />
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
