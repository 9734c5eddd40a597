import { activeEnrolments } from './active-enrolments';

type Enrolment = Parameters<typeof activeEnrolments>[0][number];

/** An enrolment as far as the order goes by it; its number tells it. */
const enrolment = (
  id: string,
  state: Enrolment['state'],
  course: Enrolment['project']['state'],
  completedAt: string | null = null,
  underWay = course === 'running',
) => ({ id, state, completedAt, project: { state: course, underWay } }) as Enrolment;

describe('what to continue with', () => {
  it('is first what runs, then what begins, then what waits for a decision, each newest first', () => {
    const enrolments = [
      enrolment('1', 'review', 'open'),
      enrolment('2', 'approved', 'closed'),
      enrolment('3', 'approved', 'running'),
      enrolment('4', 'approved', 'open', null, true),
    ];
    expect(activeEnrolments(enrolments).map(({ id }) => id)).toEqual(['3', '4', '2']);
  });

  it('is nothing that is refused, left, finished or over', () => {
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
