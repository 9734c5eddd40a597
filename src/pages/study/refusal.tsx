import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { isErrorFacts, isNotFound, type ErrorFacts } from '@/shared/api/platform-error';
import { DayAndTime } from '@/shared/intl/moment';
import { paths } from '@/shared/routes/paths';
import { Empty, Gone } from '@/shared/ui/page-state';
import { messages } from './messages';

const codes = ['A0501', 'A0502', 'A0503'] as const;
type Code = (typeof codes)[number];

const codeOf = ({ code }: ErrorFacts): Code | undefined => codes.find((one) => one === code);

/** True for what the page has words of its own for: there is no such course, or one may not study it now. */
export function isRefusal(error: unknown): error is ErrorFacts {
  return isNotFound(error) || (isErrorFacts(error) && codeOf(error) !== undefined);
}

/** Why one may not study, and where to go instead. */
export function Refusal({ projectId, error }: { projectId: string; error: ErrorFacts }) {
  const code = codeOf(error);
  if (!code) return <NoCourse />;
  return (
    <Empty heading="h1" title={<FormattedMessage {...messages[code]} />}>
      <p>
        <Why code={code} error={error} />
      </p>
      <Link to={paths.project.href({ id: projectId })}>
        <FormattedMessage {...messages.seeCourse} />
      </Link>
    </Empty>
  );
}

function Why({ code, error }: { code: Code; error: ErrorFacts }) {
  const startsAt = factOf(error, 'startsAt');
  if (code === 'A0502' && startsAt !== null)
    return (
      <FormattedMessage
        {...messages.startsAt}
        values={{ moment: <DayAndTime key="at" value={startsAt} /> }}
      />
    );
  if (code === 'A0501') {
    const state = factOf(error, 'state');
    const course = factOf(error, 'course');
    return <FormattedMessage {...whyNotIn(state, course)} />;
  }
  return <FormattedMessage {...(code === 'A0503' ? messages.overWhy : messages.notYet)} />;
}

/** Why somebody is not in a course, and what is left to do about it, if anything. */
function whyNotIn(state: string | null, course: string | null) {
  if (state === 'refused') return messages.refused;
  if (course === 'over') return messages.overWithout;
  if (state === 'enrolled' || state === 'review') return messages.waits;
  if (course === 'soon') return messages.enrolSoon;
  return course === 'closed' || course === 'running' ? messages.enrolEnded : messages.notEnrolled;
}

/** There is no such course. */
export function NoCourse() {
  return (
    <Gone title={messages.gone} why={messages.goneWhy}>
      <Link to={paths.projects.href()}>
        <FormattedMessage {...messages.toList} />
      </Link>
    </Gone>
  );
}

/** A text among the facts of a refusal, `null` when there is none. */
function factOf({ data }: ErrorFacts, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const facts: Partial<Record<string, unknown>> = { ...data };
  const fact = facts[name];
  return typeof fact === 'string' ? fact : null;
}
