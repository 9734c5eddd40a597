import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  soon: 'Opening soon',
  open: 'Open',
  full: 'Full',
  closed: 'Enrolment closed',
  running: 'In progress',
  over: 'Finished',
  enrolled: 'Awaiting review',
  review: 'In review',
  approved: 'Approved',
  refused: 'Not approved',
  left: 'Withdrawn',
  mine: 'My enrolment: {state}',
  enrolsFrom: 'Enrolment opens {day}',
  enrolsUntil: 'Enrol by {day}',
  starts: 'Starts {day}',
  ends: 'Ends {day}',
  ended: 'Ended {day}',
  credits: '{credits, plural, one {# credit} other {# credits}}',
  hours: '{hours, plural, one {# hour} other {# hours}}',
  places: '{left} of {quota} places left',
  leave: 'Leave course',
  leaveNamed: 'Leave course: {title}',
  sureToLeave:
    'If you leave “{title}”, you give up your place at once, and a new enrolment will have to be reviewed again. Leave the course?',
  leftNow: 'You have left the course, and your place has been released',
};
