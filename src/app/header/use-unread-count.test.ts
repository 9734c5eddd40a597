import { pollDelay } from './use-unread-count';

it('looks each half minute, after failures ever more rarely, and at least every ten minutes', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2000].map((failures) => pollDelay(failures) / 1000)).toEqual([
    30, 60, 120, 240, 480, 600, 600, 600,
  ]);
});
