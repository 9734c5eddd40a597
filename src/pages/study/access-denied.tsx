import { FormattedMessage } from 'react-intl';
import { isApiErrorData, isNotFound, type ApiErrorData } from '@/shared/api/api-error';
import { errorDateTime, errorText } from '@/shared/api/error-field';
import { FormattedDateTime } from '@/shared/intl/date-time';
import type { Message } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { EmptyState, NotFoundState } from '@/shared/ui/page-state';
import { messages } from './messages';

/** Not enrolled, not started, ended. */
const codes = ['A0501', 'A0502', 'A0503'] as const;
type Code = (typeof codes)[number];

const codeOf = ({ code }: ApiErrorData): Code | undefined => codes.find((one) => one === code);

/** True for an error that `AccessDenied` explains: the course does not exist, or the user may not study it now. */
export function isAccessDenied(error: unknown): error is ApiErrorData {
  return isNotFound(error) || (isApiErrorData(error) && codeOf(error) !== undefined);
}

/** Why the user may not study the course, and links to other pages. */
export function AccessDenied({ projectId, error }: { projectId: string; error: ApiErrorData }) {
  const code = codeOf(error);
  if (!code) return <CourseNotFound />;
  return (
    <EmptyState heading="h1" title={<FormattedMessage {...messages[code]} />}>
      <p>
        <Reason code={code} error={error} />
      </p>
      <Link to={paths.project.href({ id: projectId })}>
        <FormattedMessage {...messages.seeCourse} />
      </Link>
    </EmptyState>
  );
}

export function CourseNotFound() {
  return (
    <NotFoundState title={messages.notFound} why={messages.notFoundReason}>
      <Link to={paths.projects.href()}>
        <FormattedMessage {...messages.toCourses} />
      </Link>
    </NotFoundState>
  );
}

function Reason({ code, error }: { code: Code; error: ApiErrorData }) {
  const startsAt = errorDateTime(error, 'startsAt');
  if (code === 'A0502' && startsAt !== null)
    return (
      <FormattedMessage
        {...messages.startsAt}
        values={{ dateTime: <FormattedDateTime key="at" value={startsAt} /> }}
      />
    );
  if (code === 'A0501') {
    const reason = enrolmentReason(errorText(error, 'state'), errorText(error, 'course'));
    return <FormattedMessage {...reason} />;
  }
  return <FormattedMessage {...(code === 'A0503' ? messages.endedReason : messages.notOpenYet)} />;
}

/** @param state of the enrolment @param course phase of the course */
function enrolmentReason(state: string | null, course: string | null): Message {
  if (state === 'refused') return messages.enrolmentRejected;
  if (course === 'over') return messages.endedWithoutEnrolment;
  if (state === 'incomplete') return messages.documentsMissing;
  if (state === 'enrolled' || state === 'review') return messages.underReview;
  if (course === 'soon') return messages.enrolmentNotOpen;
  return course === 'closed' || course === 'running' ? messages.enrolmentClosed : messages.notEnrolled;
}
