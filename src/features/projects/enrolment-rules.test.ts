import { activeEnrolments, canStudy, type Enrolment } from './enrolment-rules';

it('opens the study page to approved users while the course runs, and to users who finished it', () => {
  const [running, notRunning] = [{ underWay: true }, { underWay: false }];
  expect([canStudy('approved', running), canStudy('approved', notRunning)]).toEqual([true, false]);
  expect(canStudy('approved', notRunning, '2026-01-01T00:00:00Z')).toBe(true);
  expect([canStudy('review', running), canStudy('refused', running)]).toEqual([false, false]);
});

/** An enrolment with the fields that decide its rank. */
const enrolment = (
  id: string,
  state: Enrolment['state'],
  course: Enrolment['project']['state'],
  completedAt: string | null = null,
  underWay = course === 'running',
) => ({ id, state, completedAt, project: { state: course, underWay } }) as Enrolment;

describe('active enrolments', () => {
  it('lists running courses, then future ones, then pending decisions, each newest first', () => {
    const enrolments = [
      enrolment('1', 'review', 'open'),
      enrolment('2', 'approved', 'closed'),
      enrolment('3', 'approved', 'running'),
      enrolment('4', 'approved', 'open', null, true),
    ];
    expect(activeEnrolments(enrolments).map(({ id }) => id)).toEqual(['3', '4', '2']);
  });

  it('leaves out rejected, left, finished and ended courses', () => {
    const enrolments = [
      enrolment('1', 'refused', 'open'),
      enrolment('2', 'left', 'open'),
      enrolment('3', 'approved', 'running', '2026-01-01T00:00:00Z'),
      enrolment('4', 'approved', 'over'),
      enrolment('5', 'enrolled', 'soon'),
    ];
    expect(activeEnrolments(enrolments).map(({ id }) => id)).toEqual(['5']);
  });
});
