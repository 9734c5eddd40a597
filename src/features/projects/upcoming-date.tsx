import { FormattedMessage } from 'react-intl';
import { holdsSeat } from '@/contracts/enrolment-fields';
import type { ProjectState, ProjectSummary } from '@/contracts/project';
import { FormattedDay } from '@/shared/intl/date-time';
import type { Message } from '@/shared/intl/define-messages';
import { messages } from './messages';

/** The parts of a course that decide about its next date. */
type DatedProject = Pick<
  ProjectSummary,
  'state' | 'mine' | 'underWay' | 'enrolFrom' | 'enrolUntil' | 'startsAt' | 'endsAt'
>;

/** The next date of a course that matters to the user, or its end date when the course is over. */
export function UpcomingDate({ project }: { project: DatedProject }) {
  const [text, date] = dateByState[displayState(project)];
  return <FormattedMessage {...text} values={{ day: <FormattedDay value={project[date]} /> }} />;
}

/** Enrolled users see the course dates, not the enrolment dates. */
function displayState({ state, mine, underWay }: DatedProject): ProjectState {
  if (!holdsSeat(mine) || (state !== 'soon' && state !== 'open')) return state;
  return underWay ? 'running' : 'closed';
}

type DateField = 'enrolFrom' | 'enrolUntil' | 'startsAt' | 'endsAt';

const dateByState: Readonly<Record<ProjectState, readonly [Message, DateField]>> = {
  soon: [messages.enrolsFrom, 'enrolFrom'],
  open: [messages.enrolsUntil, 'enrolUntil'],
  closed: [messages.starts, 'startsAt'],
  running: [messages.ends, 'endsAt'],
  over: [messages.ended, 'endsAt'],
};
