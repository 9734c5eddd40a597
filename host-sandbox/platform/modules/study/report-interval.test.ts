import { createReportInterval } from './report-interval';

/**
 * Processes of which each stores at most `capacity` reports a second, and trainees who obey the interval and report to
 * one process after the other.
 * @returns of each second the last interval, and the reports that one process stored
 */
function simulate(
  trainees: number,
  capacity: number,
  seconds: number,
  processes = 1,
): { intervals: number[]; rates: number[] } {
  let now = 0;
  const loads = Array.from({ length: processes }, () => 0);
  const platform = loads.map((_, index) =>
    createReportInterval({ load: () => loads[index] ?? 0, now: () => now }),
  );
  const dueAt = Array.from({ length: trainees }, (_, index) => (index / trainees) * 10_000);
  const [intervals, rates]: [number[], number[]] = [[], []];
  for (let second = 0; second < seconds; second += 1) {
    now = second * 1000;
    const due = [...dueAt.keys()].filter((trainee) => (dueAt[trainee] ?? 0) <= now);
    let next = 0;
    platform.forEach((interval, index) => {
      const own = due.filter((trainee) => (trainee * 7 + second) % processes === index);
      loads[index] = Math.min(1, own.length / capacity);
      own.forEach((trainee, place) => {
        interval.traineeSeen(String(trainee));
        // the rest is refused for some seconds
        if (place < capacity) next = interval.reportStored(String(trainee));
        dueAt[trainee] = now + (place < capacity ? next : 5 + (place % 20)) * 1000;
      });
    });
    intervals.push(next);
    rates.push(Math.min(due.length / processes, capacity));
  }
  return { intervals, rates };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('while there is room, trainees report every ten seconds', () => {
  const { intervals } = simulate(500, 1000, 120);
  expect(new Set(intervals)).toEqual(new Set([10]));
});

test('with many trainees the interval keeps the platform at seven tenths of its capacity', () => {
  const { intervals, rates } = simulate(5000, 200, 600);
  expect(mean(rates.slice(300))).toBeGreaterThan(100);
  expect(mean(rates.slice(300))).toBeLessThan(180);
  const settled = intervals.slice(300).filter((seconds) => seconds > 0);
  expect(mean(settled)).toBeGreaterThan(25);
  expect(mean(settled)).toBeLessThan(50);
});

test('several processes behind one address give the interval that all of them need together', () => {
  const { rates } = simulate(1500, 20, 600, 3);
  expect(mean(rates.slice(300))).toBeGreaterThan(10);
  expect(mean(rates.slice(300))).toBeLessThan(18);
});

test('the interval is two minutes at most, and ten seconds again once the trainees have left', () => {
  let now = 0;
  let load = 1;
  const interval = createReportInterval({ load: () => load, now: () => now });
  for (let trainee = 0; trainee < 100_000; trainee += 1) interval.traineeSeen(String(trainee));
  let last = 0;
  for (; now < 60_000; now += 100) last = interval.reportStored('1');
  expect(last).toBe(120);
  load = 0.1;
  for (const end = now + 600_000; now < end; now += 100) {
    interval.traineeSeen('1');
    last = interval.reportStored('1');
  }
  expect(last).toBe(10);
});
