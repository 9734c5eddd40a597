import { fieldOf, minuteOf, momentIn } from './moment';

test('moments are read and given in the time of Beijing, with two digits each', () => {
  expect(minuteOf('2026-03-04T16:05:09Z')).toBe('2026-03-05 00:05');
  expect(fieldOf('2026-11-22T01:00:00Z')).toBe('2026-11-22T09:00');
  expect(momentIn('2026-11-22T09:00')).toBe('2026-11-22T01:00:00.000Z');
  expect(momentIn('')).toBeNull();
});
