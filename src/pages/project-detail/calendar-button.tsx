import { FormattedMessage, useIntl } from 'react-intl';
import { downloadBlob } from '@/shared/lib/download-blob';
import { Button } from '@/shared/ui/button';
import { projectCalendar } from './project-calendar';
import { messages } from './messages';
import type { ProjectDetail } from './project';

/** Hands the dates of a course over to a calendar. */
export function CalendarButton({ project }: { project: ProjectDetail }) {
  const intl = useIntl();
  const save = () => {
    const calendar = projectCalendar(project, {
      now: new Date(),
      address: location.href,
      deadline: intl.formatMessage(messages.deadlineOf, { title: project.title }),
    });
    downloadBlob(calendar, `${project.title}.ics`, 'text/calendar;charset=utf-8');
  };
  return (
    <Button onClick={save}>
      <FormattedMessage {...messages.calendar} />
    </Button>
  );
}
