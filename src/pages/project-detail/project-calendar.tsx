import { FormattedMessage, useIntl } from 'react-intl';
import type { ProjectDetail } from '@/contracts/project';
import { usePageUrl } from '@/features/share/use-page-url';
import { downloadBlob } from '@/shared/lib/download-blob';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';

/** Downloads the dates of a project as a calendar file. */
export function CalendarButton({ project }: { project: ProjectDetail }) {
  const intl = useIntl();
  const url = usePageUrl(paths.project.href({ id: project.id }));
  const save = () => {
    const calendar = projectCalendar(project, {
      now: new Date(),
      url,
      deadline: intl.formatMessage(messages.enrolmentDeadline, { title: project.title }),
    });
    downloadBlob(calendar, `${project.title}.ics`, 'text/calendar;charset=utf-8');
  };
  return (
    <Button onClick={save}>
      <FormattedMessage {...messages.addToCalendar} />
    </Button>
  );
}

interface CalendarEvent {
  uid: string;
  from: string;
  until: string;
  summary: string;
  description: string;
  place: string;
  alarm: boolean;
}

/**
 * The dates of a project as an iCalendar file (RFC 5545): the training, marked as free time, and the enrolment deadline
 * with a reminder a day before, for users who can still enrol.
 * @param url the project's page
 * @param deadline title of the deadline
 */
export function projectCalendar(
  project: Pick<
    ProjectDetail,
    'id' | 'title' | 'summary' | 'place' | 'enrolUntil' | 'startsAt' | 'endsAt' | 'mine'
  >,
  { now, url, deadline }: { now: Date; url: string; deadline: string },
): string {
  const { id, title, summary, place, enrolUntil, startsAt, endsAt, mine } = project;
  const description = `${summary}\n${url}`;
  const uid = (name: string) => `${name}-${id}@${new URL(url).hostname}`;
  const training = { uid: uid('course'), from: startsAt, until: endsAt, summary: title, description, place };
  const enrolment = {
    uid: uid('enrolment'),
    from: enrolUntil,
    until: enrolUntil,
    summary: deadline,
    description,
  };
  const canEnrol = mine === null || mine === 'left';
  const events: CalendarEvent[] = [
    { ...training, alarm: false },
    ...(new Date(enrolUntil) > now && canEnrol ? [{ ...enrolment, place: '', alarm: true }] : []),
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//training portal//course dates//ZH',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}

function eventLines(
  { uid, from, until, summary, description, place, alarm }: CalendarEvent,
  now: Date,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(new Date(from))}`,
    `DTEND:${formatUtc(new Date(until))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    'TRANSP:TRANSPARENT',
    ...(alarm
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(summary)}`, 'TRIGGER:-P1D', 'END:VALARM']
      : []),
    'END:VEVENT',
  ];
}

/** UTC date-time, `20260901T010000Z` (§3.3.5). */
const formatUtc = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** An escaped TEXT value (§3.3.11). */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Folds a line at 75 octets, never inside a character (§3.1). */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octetsLeft = 75;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > octetsLeft) {
      folded += '\r\n ';
      octetsLeft = 74;
    }
    folded += character;
    octetsLeft -= size;
  }
  return folded;
}
