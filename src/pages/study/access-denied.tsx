import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { isApiErrorData, isNotFound, type ApiErrorData } from '@/shared/api/api-error';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { EmptyState, NotFoundState } from '@/shared/ui/page-state';
import { messages } from './messages';

const codes = ['A0501', 'A0502', 'A0503'] as const;
type Code = (typeof codes)[number];

const codeOf = ({ code }: ApiErrorData): Code | undefined => codes.find((one) => one === code);

/** True for what the page has words of its own for: there is no such course, or one may not study it now. */
export function isAccessDenied(error: unknown): error is ApiErrorData {
  return isNotFound(error) || (isApiErrorData(error) && codeOf(error) !== undefined);
}

/** Why one may not study, and where to go instead. */
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

function Reason({ code, error }: { code: Code; error: ApiErrorData }) {
  const startsAt = errorField(error, 'startsAt');
  if (code === 'A0502' && startsAt !== null)
    return (
      <FormattedMessage
        {...messages.startsAt}
        values={{ moment: <FormattedDateTime key="at" value={startsAt} /> }}
      />
    );
  if (code === 'A0501') {
    const state = errorField(error, 'state');
    const course = errorField(error, 'course');
    return <FormattedMessage {...enrolmentReason(state, course)} />;
  }
  return <FormattedMessage {...(code === 'A0503' ? messages.overWhy : messages.notYet)} />;
}

/** Why somebody is not in a course, and what is left to do about it, if anything. */
function enrolmentReason(state: string | null, course: string | null) {
  if (state === 'refused') return messages.refused;
  if (course === 'over') return messages.overWithout;
  if (state === 'enrolled' || state === 'review') return messages.waits;
  if (course === 'soon') return messages.enrolSoon;
  return course === 'closed' || course === 'running' ? messages.enrolEnded : messages.notEnrolled;
}

/** There is no such course. */
export function CourseNotFound() {
  return (
    <NotFoundState title={messages.gone} why={messages.goneWhy}>
      <Link to={paths.projects.href()}>
        <FormattedMessage {...messages.toList} />
      </Link>
    </NotFoundState>
  );
}

/** A text among the facts of a refusal, `null` when there is none. */
function errorField({ data }: ApiErrorData, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const facts: Partial<Record<string, unknown>> = { ...data };
  const fact = facts[name];
  return typeof fact === 'string' ? fact : null;
}
