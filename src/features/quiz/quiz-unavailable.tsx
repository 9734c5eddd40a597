import { FormattedMessage } from 'react-intl';
import { isApiErrorData, type ApiErrorData } from '@/shared/api/api-error';
import { FormattedDay } from '@/shared/intl/date-time';
import type { Message } from '@/shared/intl/define-messages';
import { EmptyState } from '@/shared/ui/page-state';
import { messages } from './messages';

/** Why somebody may not take a quiz at all. @returns nothing for an error that a retry may mend */
export function unavailableReason(error: unknown): Message | null {
  return isApiErrorData(error) ? (reasons[error.code] ?? null) : null;
}

/** True for what says that somebody may not take a quiz, now or at all. */
export const isUnavailable = ({ code }: ApiErrorData): boolean => code in reasons;

/** A quiz that is not for me, or not now. */
export function QuizUnavailable({ error }: { error: unknown }) {
  const text = unavailableReason(error);
  const startsAt = startsAtOf(error);
  return (
    text && (
      <EmptyState title={<FormattedMessage {...text} />}>
        {startsAt !== null && (
          <p>
            <FormattedMessage {...messages.begins} values={{ day: <FormattedDay value={startsAt} /> }} />
          </p>
        )}
      </EmptyState>
    )
  );
}

const reasons: Readonly<Record<string, Message>> = {
  A0404: messages.gone,
  A0501: messages.notEnrolled,
  A0502: messages.notBegun,
  A0503: messages.over,
};

function startsAtOf(error: unknown): string | null {
  if (!isApiErrorData(error)) return null;
  const { data } = error;
  const isTold = typeof data === 'object' && data !== null && 'startsAt' in data;
  return isTold && typeof data.startsAt === 'string' ? data.startsAt : null;
}
