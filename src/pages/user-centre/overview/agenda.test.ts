import type { Enrolment } from '@/features/projects/enrolment-rules';
import { agendaOf, daysUntil, monthOf, weeksOf } from './agenda';

const course = (id: string, startsAt: string, endsAt: string) => ({
  id,
  title: `课程${id}`,
  startsAt,
  endsAt,
});
/** With the fields that the calendar reads. */
const enrolment = (state: Enrolment['state'], project: Partial<Enrolment['project']>) =>
  ({ state, project }) as Enrolment;

it('The agenda lists start and end of the courses with a seat, earliest first, by the date in China', () => {
  const agenda = agendaOf([
    enrolment('approved', course('1', '2026-11-30T16:30:00.000Z', '2026-12-24T09:00:00.000Z')),
    enrolment('enrolled', course('2', '2026-11-20T01:00:00.000Z', '2026-12-01T09:00:00.000Z')),
    enrolment('refused', course('3', '2026-11-21T01:00:00.000Z', '2026-12-02T09:00:00.000Z')),
    enrolment('left', course('4', '2026-11-22T01:00:00.000Z', '2026-12-03T09:00:00.000Z')),
  ]);
  expect(agenda.map(({ kind, day, projectId }) => `${day} ${kind} ${projectId}`)).toEqual([
    '2026-11-20 starts 2',
    '2026-12-01 starts 1',
    '2026-12-01 ends 2',
    '2026-12-24 ends 1',
  ]);
});

it('Days are counted by the calendar, not by hours', () => {
  const lateEvening = Date.parse('2026-11-20T15:59:00.000Z');
  expect(daysUntil('2026-11-20T15:59:59.000Z', lateEvening)).toBe(0);
  expect(daysUntil('2026-11-20T16:00:00.000Z', lateEvening)).toBe(1);
  expect(daysUntil('2026-11-19T16:00:00.000Z', lateEvening)).toBe(0);
});

it('A month is laid out in weeks from Monday', () => {
  const weeks = weeksOf(monthOf('2026-02-14'));
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-02-01']);
  expect(weeks[4]?.slice(4)).toEqual(['2026-02-27', '2026-02-28', null]);
  expect(weeksOf(monthOf('2024-02-29')).flat().filter(Boolean)).toHaveLength(29);
  expect(weeksOf(monthOf('2026-12-31')).flat().at(-4)).toBe('2026-12-31');
});
