import { FormattedMessage } from 'react-intl';
import { isApiErrorData, type ApiErrorData } from '@/shared/api/api-error';
import { errorDateTime } from '@/shared/api/error-field';
import { FormattedDay } from '@/shared/intl/date-time';
import type { Message } from '@/shared/intl/define-messages';
import { EmptyState } from '@/shared/ui/page-state';
import { messages } from './messages';

const reasons: Readonly<Record<string, Message>> = {
  A0404: messages.notFound,
  A0501: messages.notEnrolled,
  A0502: messages.notStarted,
  A0503: messages.ended,
};

/** Why the user may not take a quiz, now or at all; `null` for an error that a retry may fix. */
export function unavailableReason(error: unknown): Message | null {
  return isApiErrorData(error) ? (reasons[error.code] ?? null) : null;
}

/** True for an error that means that the user may not take the quiz, now or at all. */
export const isUnavailable = ({ code }: ApiErrorData): boolean => code in reasons;

/** Says why the user may not take the quiz, and when it starts. */
export function QuizUnavailable({ error }: { error: unknown }) {
  const reason = unavailableReason(error);
  const startsAt = isApiErrorData(error) ? errorDateTime(error, 'startsAt') : null;
  return (
    reason && (
      <EmptyState title={<FormattedMessage {...reason} />}>
        {startsAt !== null && (
          <p>
            <FormattedMessage {...messages.startsOn} values={{ day: <FormattedDay value={startsAt} /> }} />
          </p>
        )}
      </EmptyState>
    )
  );
}
