import { fromField, toField, toMinute } from './date-time';

test('dates are shown and read in the time of Beijing, with two digits each', () => {
  expect(toMinute('2026-03-04T16:05:09Z')).toBe('2026-03-05 00:05');
  expect(toField('2026-11-22T01:00:00Z')).toBe('2026-11-22T09:00');
  expect(fromField('2026-11-22T09:00')).toBe('2026-11-22T01:00:00.000Z');
  expect(fromField('')).toBeNull();
});
