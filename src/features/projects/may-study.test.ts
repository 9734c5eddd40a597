import { mayStudy } from './may-study';

it('opens the way to the study page to whoever is approved while the course is under way, or has finished it', () => {
  const [on, off] = [{ underWay: true }, { underWay: false }];
  expect([mayStudy('approved', on), mayStudy('approved', off)]).toEqual([true, false]);
  expect(mayStudy('approved', off, '2026-01-01T00:00:00Z')).toBe(true);
  expect([mayStudy('review', on), mayStudy('refused', on)]).toEqual([false, false]);
});
