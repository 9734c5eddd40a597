import { pollDelay } from './use-unread-count';

it('polls every 30 seconds, doubles the delay after each failure, and waits at most ten minutes', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2000].map((failures) => pollDelay(failures) / 1000)).toEqual([
    30, 60, 120, 240, 480, 600, 600, 600,
  ]);
});
