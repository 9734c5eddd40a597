import type { Range } from '@/contracts/ranges';
import { playedRanges, trackWatching, type TrackingOptions, type WatchedProgress } from './track-watching';

/** A media element as far as the rules go by it: it plays when it is told to, and fires what browsers fire. */
class FakeVideo extends EventTarget {
  paused = true;
  seeking = false;
  readyState = 0;
  stretches: [number, number][] = [];
  #time = 0;

  get currentTime() {
    return this.#time;
  }
  set currentTime(time: number) {
    this.#time = time;
    this.seeking = true;
    this.dispatchEvent(new Event('seeking'));
    if (this.#time !== time || !this.seeking) return; // it was taken back
    this.seeking = false;
    this.dispatchEvent(new Event('seeked'));
  }
  get played() {
    const list = this.stretches;
    return {
      length: list.length,
      start: (place: number) => list[place]?.[0] ?? 0,
      end: (place: number) => list[place]?.[1] ?? 0,
    };
  }
  load() {
    this.stretches = [];
    this.#time = 0;
    this.readyState = 1;
    this.dispatchEvent(new Event('loadedmetadata'));
  }
  watch(seconds: number) {
    this.paused = false;
    this.stretches.push([this.#time, this.#time + seconds]);
    this.#time += seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

function watch(more: Partial<TrackingOptions> = {}) {
  const video = new FakeVideo();
  const told: WatchedProgress[] = [];
  const rests = jest.fn();
  const refused = jest.fn();
  const stop = trackWatching(video as unknown as HTMLVideoElement, {
    ...{ startAt: 0, watched: [], canSeekAhead: false, onPause: rests, onSeekRefused: refused },
    onProgress: (watched) => told.push(watched),
    onUnload: () => () => undefined,
    ...more,
  });
  video.load();
  return { video, told, rests, refused, stop, last: () => told[told.length - 1] };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a video that is watched', () => {
  it('begins where one was, and tells nothing until something is watched', () => {
    const { video, told, rests, stop } = watch({ startAt: 25, watched: [[0, 30]] });
    expect(video.currentTime).toBe(25);
    jest.advanceTimersByTime(5000);
    stop();
    expect([told, rests.mock.calls]).toEqual([[], []]);
  });

  it('does not begin beyond what was watched', () => {
    expect(watch({ startAt: 80, watched: [[0, 30]] }).video.currentTime).toBe(30);
    expect(watch({ startAt: 80, watched: [[0, 30]], canSeekAhead: true }).video.currentTime).toBe(80);
  });

  it('takes a jump ahead back to where one had come, lets one go back, and forward again as far', () => {
    const { video, refused, last } = watch({ startAt: 10, watched: [[0, 10]] });
    video.watch(5);
    video.currentTime = 60;
    expect([video.currentTime, refused.mock.calls.length]).toEqual([15, 1]);
    video.currentTime = 3;
    expect([video.currentTime, refused.mock.calls.length]).toEqual([3, 1]);
    video.currentTime = 15;
    expect([video.currentTime, refused.mock.calls.length]).toEqual([15, 1]);
    expect(last()?.ranges).toEqual([[10, 15]]);
  });

  it('may be jumped in where the course allows it', () => {
    const { video, refused } = watch({ canSeekAhead: true });
    video.currentTime = 60;
    expect([video.currentTime, refused.mock.calls]).toEqual([60, []]);
  });

  it('is told twice a second while it plays, and at once when it rests (R10.64)', () => {
    const { video, told, rests, last } = watch();
    video.watch(1);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(500);
    expect(told).toEqual([{ ranges: [[0, 1]], position: 1 }]);
    video.watch(0.5);
    video.pause();
    expect(last()).toEqual({ ranges: [[0, 1.5]], position: 1.5 });
    expect(rests).toHaveBeenCalledTimes(1);
    const count = told.length;
    jest.advanceTimersByTime(10_000);
    expect(told).toHaveLength(count);
  });

  it('goes on where it was at another address, and loses nothing that was played from the old one', () => {
    const { video, last } = watch();
    video.watch(20);
    video.dispatchEvent(new Event('error'));
    video.load();
    expect(video.currentTime).toBe(20);
    video.watch(5);
    video.pause();
    expect(last()).toEqual({ ranges: [[0, 25]] satisfies Range[], position: 25 });
  });

  it('is told once more right before the page goes, and after its end no more (R10.63)', () => {
    const waiting = new Set<() => void>();
    const { video, stop, told } = watch({
      onUnload(tell) {
        waiting.add(tell);
        return () => waiting.delete(tell);
      },
    });
    video.watch(0.4);
    for (const tell of waiting) tell();
    expect(told).toEqual([{ ranges: [[0, 0.4]], position: 0.4 }]);
    stop();
    expect(waiting.size).toBe(0);
  });

  it('is stopped and told for the last time when it goes', () => {
    const { video, last, stop, told } = watch();
    video.watch(7);
    stop();
    expect([video.paused, last()]).toEqual([true, { ranges: [[0, 7]], position: 7 }]);
    const count = told.length;
    video.watch(3);
    jest.advanceTimersByTime(5000);
    expect(told).toHaveLength(count);
  });
});

it('played ranges are read from a media element', () => {
  const list: Range[] = [
    [0, 4.5],
    [60, 61],
  ];
  const played = {
    length: list.length,
    start: (index: number) => list[index]?.[0] ?? 0,
    end: (index: number) => list[index]?.[1] ?? 0,
  };
  expect(playedRanges({ played })).toEqual(list);
});
