import { FormattedMessage, useIntl } from 'react-intl';
import { saveFile } from '@/shared/lib/save-file';
import { Button } from '@/shared/ui/button';
import { courseCalendar } from './course-calendar';
import { messages } from './messages';
import type { ProjectDetail } from './project';

/** Hands the dates of a course over to a calendar. */
export function CalendarButton({ project }: { project: ProjectDetail }) {
  const intl = useIntl();
  const save = () => {
    const calendar = courseCalendar(project, {
      now: new Date(),
      address: location.href,
      deadline: intl.formatMessage(messages.deadlineOf, { title: project.title }),
    });
    saveFile(calendar, `${project.title}.ics`, 'text/calendar;charset=utf-8');
  };
  return (
    <Button onClick={save}>
      <FormattedMessage {...messages.calendar} />
    </Button>
  );
}
