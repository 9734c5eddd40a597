import { FormattedMessage } from 'react-intl';
import { isErrorFacts, type ErrorFacts } from '@/shared/api/platform-error';
import { Day } from '@/shared/intl/moment';
import type { Text } from '@/shared/intl/texts';
import { Empty } from '@/shared/ui/page-state';
import { messages } from './messages';

/** Why somebody may not take a quiz at all. @returns nothing for an error that a retry may mend */
export function refusalOf(error: unknown): Text | null {
  return isErrorFacts(error) ? (refusals[error.code] ?? null) : null;
}

/** True for what says that somebody may not take a quiz, now or at all. */
export const isRefused = ({ code }: ErrorFacts): boolean => code in refusals;

/** A quiz that is not for me, or not now. */
export function Refused({ error }: { error: unknown }) {
  const text = refusalOf(error);
  const startsAt = startOf(error);
  return (
    text && (
      <Empty title={<FormattedMessage {...text} />}>
        {startsAt !== null && (
          <p>
            <FormattedMessage {...messages.begins} values={{ day: <Day value={startsAt} /> }} />
          </p>
        )}
      </Empty>
    )
  );
}

const refusals: Readonly<Record<string, Text>> = {
  A0404: messages.gone,
  A0501: messages.notEnrolled,
  A0502: messages.notBegun,
  A0503: messages.over,
};

function startOf(error: unknown): string | null {
  if (!isErrorFacts(error)) return null;
  const { data } = error;
  const isTold = typeof data === 'object' && data !== null && 'startsAt' in data;
  return isTold && typeof data.startsAt === 'string' ? data.startsAt : null;
}
