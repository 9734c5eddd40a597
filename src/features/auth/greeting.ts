export type Greeting = 'earlyMorning' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** The greeting for a local hour, 0 to 23 (R4.8 to R4.12). */
export function greetingAt(hour: number): Greeting {
  if (hour < 8) return 'earlyMorning';
  if (hour <= 11) return 'morning';
  if (hour <= 13) return 'noon';
  if (hour <= 17) return 'afternoon';
  return 'evening';
}
