import { activeEnrolments, canStudy, enrolmentToContinue, type Enrolment } from './enrolment-rules';

it('opens the study page to approved users while the course runs, and to users who completed it', () => {
  const [running, notRunning] = [{ underWay: true }, { underWay: false }];
  expect([canStudy('approved', running), canStudy('approved', notRunning)]).toEqual([true, false]);
  expect(canStudy('approved', notRunning, '2026-01-01T00:00:00Z')).toBe(true);
  expect([canStudy('review', running), canStudy('refused', running)]).toEqual([false, false]);
});

it('continues the running course that the user worked in last, else the one that ends first', () => {
  const course = (id: string, day: number, studiedAt: string | null, completedAt: string | null = null) =>
    ({
      id,
      state: 'approved',
      completedAt,
      next: { id: '1', title: '课时', studiedAt },
      project: { underWay: true, endsAt: `2026-12-0${day}T00:00:00.000Z` },
    }) as Enrolment;
  const untouched = [course('1', 3, null), course('2', 2, null)];
  expect(enrolmentToContinue(untouched)?.id).toBe('2');
  const studied = [course('3', 5, '2026-11-01T00:00:00.000Z'), course('4', 6, '2026-11-02T00:00:00.000Z')];
  const done = course('5', 1, null, '2026-11-03T00:00:00.000Z');
  expect(enrolmentToContinue([...untouched, ...studied, done])?.id).toBe('4');
  expect(enrolmentToContinue([done])).toBeUndefined();
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

  it('leaves out refused, left, completed and ended courses', () => {
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
