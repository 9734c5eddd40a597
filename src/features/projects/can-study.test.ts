import { canStudy } from './can-study';

it('opens the way to the study page to whoever is approved while the course is under way, or has finished it', () => {
  const [on, off] = [{ underWay: true }, { underWay: false }];
  expect([canStudy('approved', on), canStudy('approved', off)]).toEqual([true, false]);
  expect(canStudy('approved', off, '2026-01-01T00:00:00Z')).toBe(true);
  expect([canStudy('review', on), canStudy('refused', on)]).toEqual([false, false]);
});
