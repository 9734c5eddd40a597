import type { ProgressEntry, ProgressResult } from '@/contracts/study';
import { totalLength, mergeRanges, type Range } from '@/contracts/ranges';
import type { SyncDeps } from './sync-types';

/** A platform that unites what reaches it, and a network in front of it. */
export function createFakePlatform() {
  const lessons = new Map<string, { ranges: Range[]; position: number; done: boolean }>();
  const calls: ProgressEntry[][] = [];
  let network: 'good' | 'lost' | 'answer lost' | 'busy' = 'good';
  let retryAfter: number | null = null;
  let code: ProgressResult['results'][number]['code'] = null;
  const send: SyncDeps['send'] = (reports) => {
    calls.push(reports);
    if (network === 'lost') return Promise.resolve(null);
    if (network === 'busy') return Promise.resolve({ retryAfter });
    if (code === null)
      for (const { lessonId, ranges, position, read = false } of reports) {
        const old = lessons.get(lessonId);
        lessons.set(lessonId, {
          ranges: mergeRanges(old?.ranges ?? [], ranges),
          position,
          done: read || old?.done === true,
        });
      }
    if (network === 'answer lost') return Promise.resolve(null);
    const states = [...lessons].map(([lessonId, { ranges, position, done }]) => ({
      ...{ lessonId, position, done, watched: totalLength(ranges), share: 0 },
      ranges: ranges.map(([from, to]): [number, number] => [from, to]),
    }));
    return Promise.resolve({
      results: reports.map(({ id }) => ({ id, code, retryAfter: code === null ? 0 : 30 })),
      lessons: states,
      completed: [],
    });
  };
  return {
    lessons,
    calls,
    send,
    setNetwork(next: typeof network) {
      network = next;
    },
    /** @param seconds that it asks to wait for */
    setBusy(seconds: number | null) {
      network = 'busy';
      retryAfter = seconds;
    },
    rejectWith(next: typeof code) {
      code = next;
    },
  };
}
