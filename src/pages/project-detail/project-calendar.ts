import type { ProjectDetail } from './project';

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
 * The dates of a course as an iCalendar file (RFC 5545): the course itself, which keeps nobody's time busy, and the end
 * of enrolment with a reminder a day before, while that is still to come for the reader.
 * @param address where the course is read of
 * @param deadline what the end of enrolment is called
 */
export function projectCalendar(
  project: Pick<
    ProjectDetail,
    'id' | 'title' | 'summary' | 'place' | 'enrolUntil' | 'startsAt' | 'endsAt' | 'mine'
  >,
  { now, address, deadline }: { now: Date; address: string; deadline: string },
): string {
  const { id, title, summary, place, enrolUntil, startsAt, endsAt, mine } = project;
  const description = `${summary}\n${address}`;
  const uid = (name: string) => `${name}-${id}@${new URL(address).hostname}`;
  const course = { uid: uid('course'), from: startsAt, until: endsAt, summary: title, description, place };
  const end = { uid: uid('enrolment'), from: enrolUntil, until: enrolUntil, summary: deadline, description };
  const mayEnrol = mine === null || mine === 'left';
  const events: CalendarEvent[] = [
    { ...course, alarm: false },
    ...(new Date(enrolUntil) > now && mayEnrol ? [{ ...end, place: '', alarm: true }] : []),
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

/** A moment in UTC, `20260901T010000Z` (§3.3.5). */
const formatUtc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Text as a value (§3.3.11). */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** No line is longer than 75 octets, and none is broken within a character (§3.1). */
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
