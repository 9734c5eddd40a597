import { toContinue } from './to-continue';

type Own = Parameters<typeof toContinue>[0][number];

/** An enrolment as far as the order goes by it; its number tells it. */
const own = (
  id: string,
  state: Own['state'],
  course: Own['project']['state'],
  completedAt: string | null = null,
  underWay = course === 'running',
) => ({ id, state, completedAt, project: { state: course, underWay } }) as Own;

describe('what to continue with', () => {
  it('is first what runs, then what begins, then what waits for a decision, each newest first', () => {
    const enrolments = [
      own('1', 'review', 'open'),
      own('2', 'approved', 'closed'),
      own('3', 'approved', 'running'),
      own('4', 'approved', 'open', null, true),
    ];
    expect(toContinue(enrolments).map(({ id }) => id)).toEqual(['3', '4', '2']);
  });

  it('is nothing that is refused, left, finished or over', () => {
    const enrolments = [
      own('1', 'refused', 'open'),
      own('2', 'left', 'open'),
      own('3', 'approved', 'running', '2026-01-01T00:00:00Z'),
      own('4', 'approved', 'over'),
      own('5', 'enrolled', 'soon'),
    ];
    expect(toContinue(enrolments).map(({ id }) => id)).toEqual(['5']);
  });
});
