import { FormattedMessage } from 'react-intl';
import type { ProjectState, ProjectSummary } from '@/contracts/project';
import { Day } from '@/shared/intl/moment';
import type { Text } from '@/shared/intl/texts';
import { holdsPlace } from './holds-place';
import { messages } from './messages';

/** The date of a course that comes next for the reader, or its last one when all are past. */
export function NextDate({ project }: { project: ProjectSummary }) {
  const [text, date] = next[stateFor(project)];
  return <FormattedMessage {...text} values={{ day: <Day value={project[date]} /> }} />;
}

/** Who is in has no more to do with the dates of enrolment. */
function stateFor({ state, mine, underWay }: ProjectSummary): ProjectState {
  if (!holdsPlace(mine) || (state !== 'soon' && state !== 'open')) return state;
  return underWay ? 'running' : 'closed';
}

type DateOf = 'enrolFrom' | 'enrolUntil' | 'startsAt' | 'endsAt';

const next: Readonly<Record<ProjectState, readonly [Text, DateOf]>> = {
  soon: [messages.enrolsFrom, 'enrolFrom'],
  open: [messages.enrolsUntil, 'enrolUntil'],
  closed: [messages.starts, 'startsAt'],
  running: [messages.ends, 'endsAt'],
  over: [messages.ended, 'endsAt'],
};
