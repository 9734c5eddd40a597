import { greetingAt } from './greeting';

describe('the greeting after login', () => {
  it.each([
    [0, 'earlyMorning'],
    [7, 'earlyMorning'],
    [8, 'morning'],
    [11, 'morning'],
    [12, 'noon'],
    [13, 'noon'],
    [14, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i o’clock is %s (R4.7, R4.8, R4.9, R4.10, R4.11, R4.12)', (hour, greeting) => {
    expect(greetingAt(hour)).toBe(greeting);
  });
});
