import fc from 'fast-check';
import { mergeRanges, totalLength } from '@/contracts/ranges';
import type { ProgressEntry } from '@/contracts/study';
import { defaultStudyFlags } from '../../core/db/course-schema';
import type { LessonAccess } from './lesson-access';
import { evaluateReport, type Progress } from './evaluate-report';
import { toMs } from './ranges';

const start = new Date('2026-03-01T00:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const seconds = 90;

const access: LessonAccess = {
  lesson: {
    id: 1n,
    chapterId: 1n,
    position: 0,
    title: '课时',
    kind: 'video',
    seconds,
    media: 'clip-transport-start',
  },
  project: {
    id: 1n,
    title: '课程',
    enrolFrom: after(-300),
    enrolUntil: after(-200),
    startsAt: after(-100),
    endsAt: after(1_000_000),
    study: defaultStudyFlags,
    hospitalId: 1n,
  },
  enrolment: { state: 'approved', incompleteSince: null, changedAt: new Date(0), completedAt: null },
  answering: false,
};
const fresh: Progress = {
  userId: 1n,
  lessonId: 1n,
  openedAt: start,
  ranges: [],
  watchedMs: 0,
  position: 0,
  positionAt: null,
  doneAt: null,
  leftMs: 1e7,
};
const entry = (fields: Partial<ProgressEntry>): ProgressEntry => ({
  id: 'r',
  lessonId: '1',
  ranges: [],
  position: 0,
  ...fields,
});
/** A course that allows to seek ahead. */
const free = {
  ...access,
  project: { ...access.project, study: { ...defaultStudyFlags, forwardSeek: true } },
};
const evaluate = (fields: Partial<ProgressEntry>, now: Date, progress = fresh, leftMs = 1e7, at = now) =>
  evaluateReport(entry(fields), { access: free, progress, leftMs, now, at });

const time = fc.integer({ min: 0, max: 1200 }).map((tenths) => tenths / 10);
const range = fc.tuple(time, time).map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]));
const watching = fc.record({
  ranges: fc.array(range, { maxLength: 4 }),
  position: time,
  /** Seconds after the start. */
  at: fc.integer({ min: 0, max: 50 }),
});

test('reports in any order, repetition and split give the same result: their union', () => {
  fc.assert(
    fc.property(
      fc.array(watching, { minLength: 1, maxLength: 8 }).chain((reports) => {
        const pieces = reports.flatMap(({ ranges, ...rest }) => [
          ...ranges.flatMap(([from, to]) => [
            { ...rest, ranges: [[from, (from + to) / 2] as [number, number]] },
            { ...rest, ranges: [[(from + to) / 2, to] as [number, number]] },
          ]),
          { ...rest, ranges: [] },
        ]);
        const mixed = fc.shuffledSubarray([...reports, ...pieces, ...pieces], {
          minLength: reports.length + 2 * pieces.length,
        });
        return fc.tuple(fc.constant(reports), mixed);
      }),
      ([reports, mixed]) => {
        const end = (list: typeof reports) =>
          list.reduce((progress, { at, ...report }) => {
            const evaluation = evaluate(report, after(1000), progress, 1e7, after(at));
            expect(evaluation.code).toBeNull();
            return evaluation.progress ?? progress;
          }, fresh);
        const [once, often] = [end(reports), end(mixed)];
        const clamped = reports.flatMap(({ ranges }) =>
          ranges.map(([from, to]): [number, number] => [
            Math.min(toMs(from), seconds * 1000),
            Math.min(toMs(to), seconds * 1000),
          ]),
        );
        expect(once.ranges).toEqual(mergeRanges(clamped));
        expect(once.watchedMs).toBe(totalLength(once.ranges));
        expect(often).toEqual(once);
      },
    ),
  );
});

test('without seeking ahead, reports in any order that are repeated give what was reached from the start', () => {
  const part = fc.tuple(fc.nat(17), fc.nat(17)).map(([a, b]): [number, number] => [a * 5, b * 5]);
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const ranges = parts.map(([a, b]): [number, number] => (a < b ? [a, b] : [b, a]));
      let progress = fresh;
      for (let round = 0; round <= ranges.length; round += 1)
        for (const one of ranges) {
          const at = after(1000);
          const given = { access, progress, leftMs: 1e7, now: at, at };
          progress = evaluateReport(entry({ ranges: [one] }), given).progress ?? progress;
        }
      const [first] = mergeRanges(ranges);
      const reached = first?.[0] === 0 && first[1] > 0 ? [[0, first[1] * 1000]] : [];
      expect(progress.ranges).toEqual(reached);
      expect(fresh.leftMs - progress.leftMs).toBe(progress.watchedMs);
    }),
  );
});

test('once a lesson is done, any part of it counts', () => {
  const given = { access, leftMs: 1e7, now: after(1000), at: after(1000) };
  const end = entry({ ranges: [[80, 90]] });
  expect(evaluateReport(end, { ...given, progress: fresh })).toMatchObject({ code: 'A0505', gainedMs: 0 });
  const done = { ...fresh, doneAt: after(5) };
  expect(evaluateReport(end, { ...given, progress: done })).toMatchObject({ code: null, gainedMs: 10_000 });
});

test('stored progress never shrinks, whatever is reported and whatever the budget allows', () => {
  fc.assert(
    fc.property(fc.array(watching, { maxLength: 8 }), fc.nat(200_000), (reports, leftMs) => {
      let progress = fresh;
      for (const { at, ...report } of reports) {
        const next = evaluate(report, after(at), progress, leftMs).progress ?? progress;
        expect(mergeRanges([...progress.ranges, ...next.ranges])).toEqual(next.ranges);
        progress = next;
      }
    }),
  );
});

test('a report beyond the elapsed time is accepted in part, and completely once the time has passed (R10.62)', () => {
  const report = { ranges: [[0, 60]] as [number, number][] };
  const early = evaluate(report, after(5));
  // Ten seconds of grace and five at twice the speed.
  expect([early.code, early.progress?.ranges, early.retryAfter]).toEqual(['A0505', [[0, 20_000]], 20]);
  const again = evaluate(report, after(5), early.progress);
  expect([again.code, again.gainedMs]).toEqual(['A0505', 0]);
  const late = evaluate(report, after(25), early.progress);
  expect([late.code, late.progress?.ranges]).toEqual([null, [[0, 60_000]]]);
});

test('watch time on other devices counts against the same budget (R10.62)', () => {
  const evaluation = evaluate({ ranges: [[0, 60]] }, after(1000), fresh, 12_000);
  expect([evaluation.code, evaluation.progress?.ranges]).toEqual(['A0505', [[0, 12_000]]]);
});

test('a late report counts up to what was possible before the end of the course', () => {
  const over = { ...access, project: { ...access.project, endsAt: after(20) } };
  const late = (now: Date) =>
    evaluateReport(entry({ ranges: [[0, 90]] }), {
      access: over,
      progress: fresh,
      leftMs: 1e7,
      now,
      at: now,
    });
  expect([late(after(86_400)).code, late(after(86_400)).progress?.ranges]).toEqual(['A0503', [[0, 50_000]]]);
  expect(late(after(31 * 86_400))).toMatchObject({ code: 'A0503', progress: fresh, gainedMs: 0 });
});

test('a document counts as read after the end of the course only if it was open for long enough before', () => {
  const ended = (end: number): LessonAccess => ({
    ...access,
    lesson: { ...access.lesson, kind: 'document', seconds: 720 },
    project: { ...access.project, endsAt: after(end) },
  });
  const late = (end: number) =>
    evaluateReport(entry({ read: true }), {
      access: ended(end),
      progress: fresh,
      leftMs: 0,
      now: after(86_400),
      at: after(86_400),
    });
  expect(late(71)).toMatchObject({ code: 'A0503', progress: { doneAt: null } });
  expect(late(72)).toMatchObject({ code: null, progress: { doneAt: after(86_400) } });
});

test('the latest position wins, and of two at the same time the further one', () => {
  const first = evaluate({ position: 40 }, after(50), fresh, 0, after(30)).progress;
  expect(evaluate({ position: 10 }, after(51), first, 0, after(20)).progress?.position).toBe(40);
  expect(evaluate({ position: 10 }, after(51), first, 0, after(30)).progress?.position).toBe(40);
  expect(evaluate({ position: 10 }, after(51), first, 0, after(31)).progress?.position).toBe(10);
  expect(evaluate({ position: 5000 }, after(51), first, 0, after(31)).progress?.position).toBe(seconds);
});

test("a lesson is done at the course's required share, and stays done", () => {
  const most = evaluate({ ranges: [[0, 80.9]] }, after(1000)).progress;
  expect(most?.doneAt).toBeNull();
  const done = evaluate({ ranges: [[80.9, 81]] }, after(1000), most).progress;
  expect(done?.doneAt).toEqual(after(1000));
  expect(evaluate({ ranges: [[81, 90]] }, after(2000), done).progress?.doneAt).toEqual(after(1000));
});

test('a document is done after a tenth of its reading time, and has no ranges', () => {
  const document = { ...access, lesson: { ...access.lesson, kind: 'document' as const, seconds: 720 } };
  const read = (fields: Partial<ProgressEntry>, now: Date) =>
    evaluateReport(entry(fields), { access: document, progress: fresh, leftMs: 0, now, at: now });
  expect(read({ read: true }, after(70))).toMatchObject({
    code: 'A0506',
    retryAfter: 2,
    progress: { doneAt: null },
  });
  expect(read({ read: true }, after(72))).toMatchObject({ code: null, progress: { doneAt: after(72) } });
  expect(read({ position: 3 }, after(5))).toMatchObject({
    code: null,
    progress: { position: 3, doneAt: null },
  });
  expect(read({ ranges: [[0, 1]] }, after(500)).code).toBe('A0507');
});

test('a report for an unknown or unopened lesson changes nothing', () => {
  const at = after(500);
  const without = (change: object, fields: Partial<ProgressEntry>) =>
    evaluateReport(entry(fields), { access, progress: fresh, leftMs: 1e7, now: at, at, ...change });
  expect(without({ access: undefined }, {})).toMatchObject({ code: 'A0404', gainedMs: 0 });
  expect(without({ progress: undefined }, { ranges: [[0, 5]] })).toMatchObject({
    code: 'A0505',
    gainedMs: 0,
  });
  expect(without({}, { ranges: [[5, 4]] })).toMatchObject({ code: 'A0507', progress: fresh });
  expect(without({}, { read: true })).toMatchObject({ code: 'A0507', progress: fresh });
  const fragments = Array.from({ length: 1001 }, (_, index): [number, number] => [
    index / 20,
    index / 20 + 0.01,
  ]);
  expect(without({ access: free }, { ranges: fragments })).toMatchObject({ code: 'A0507', gainedMs: 0 });
});
