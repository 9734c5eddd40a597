import type { Range } from '@/contracts/ranges';
import { playedRanges, trackWatching, type WatchedProgress } from './track-watching';

/** The part of a media element that the tracking uses; it fires the events that browsers fire. */
class FakeVideo extends EventTarget {
  paused = true;
  seeking = false;
  readyState = 0;
  ended = false;
  playbackRate = 1;
  playedList: [number, number][] = [];
  #time = 0;

  get currentTime() {
    return this.#time;
  }
  set currentTime(time: number) {
    this.#time = time;
    this.seeking = true;
    this.dispatchEvent(new Event('seeking'));
    if (this.#time !== time || !this.seeking) return; // a listener seeked back
    this.seeking = false;
    this.dispatchEvent(new Event('seeked'));
  }
  get played() {
    const list = this.playedList;
    return {
      length: list.length,
      start: (index: number) => list[index]?.[0] ?? 0,
      end: (index: number) => list[index]?.[1] ?? 0,
    };
  }
  load() {
    this.playedList = [];
    this.#time = 0;
    this.readyState = 1;
    this.dispatchEvent(new Event('loadedmetadata'));
  }
  watch(seconds: number) {
    this.paused = false;
    this.playedList.push([this.#time, this.#time + seconds]);
    this.#time += seconds;
    this.dispatchEvent(new Event('timeupdate'));
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}

function track(more: Partial<Parameters<typeof trackWatching>[1]> = {}) {
  const video = new FakeVideo();
  const reports: WatchedProgress[] = [];
  const onPause = jest.fn();
  const onSeekRefused = jest.fn();
  const onBreakOff = jest.fn();
  const dispose = trackWatching(video as unknown as HTMLVideoElement, {
    startAt: 0,
    watched: [],
    canSeekAhead: false,
    onPause,
    onSeekRefused,
    onBreakOff,
    onProgress: (watched) => reports.push(watched),
    onUnload: () => () => undefined,
    ...more,
  });
  video.load();
  return {
    video,
    reports,
    onPause,
    onSeekRefused,
    onBreakOff,
    dispose,
    last: () => reports[reports.length - 1],
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('tracking a video', () => {
  it('starts at the position where it was left, and reports nothing until something is watched', () => {
    const { video, reports, onPause, dispose } = track({ startAt: 25, watched: [[0, 30]] });
    expect(video.currentTime).toBe(25);
    jest.advanceTimersByTime(5000);
    dispose();
    expect([reports, onPause.mock.calls]).toEqual([[], []]);
  });

  it('does not start beyond the watched part, unless seeking ahead is allowed', () => {
    expect(track({ startAt: 80, watched: [[0, 30]] }).video.currentTime).toBe(30);
    expect(track({ startAt: 80, watched: [[0, 30]], canSeekAhead: true }).video.currentTime).toBe(80);
  });

  it('does not seek beyond the watched part, and allows seeking within it', () => {
    const { video, onSeekRefused, last } = track({ startAt: 10, watched: [[0, 10]] });
    video.watch(5);
    video.currentTime = 60;
    expect([video.currentTime, onSeekRefused.mock.calls.length]).toEqual([15, 1]);
    video.currentTime = 3;
    expect([video.currentTime, onSeekRefused.mock.calls.length]).toEqual([3, 1]);
    video.currentTime = 15;
    expect([video.currentTime, onSeekRefused.mock.calls.length]).toEqual([15, 1]);
    expect(last()?.ranges).toEqual([[10, 15]]);
  });

  it('allows seeking ahead where the course does', () => {
    const { video, onSeekRefused } = track({ canSeekAhead: true });
    video.currentTime = 60;
    expect([video.currentTime, onSeekRefused.mock.calls]).toEqual([60, []]);
  });

  it('reports every 500 ms while it plays, and at once on pause (R10.64)', () => {
    const { video, reports, onPause, last } = track();
    video.watch(1);
    expect(reports).toEqual([]);
    jest.advanceTimersByTime(500);
    expect(reports).toEqual([{ ranges: [[0, 1]], position: 1 }]);
    video.watch(0.5);
    video.pause();
    expect(last()).toEqual({ ranges: [[0, 1.5]], position: 1.5 });
    expect(onPause).toHaveBeenCalledTimes(1);
    const count = reports.length;
    jest.advanceTimersByTime(10_000);
    expect(reports).toHaveLength(count);
  });

  it('continues at the same position at a new URL, and keeps what was played from the old one', () => {
    const { video, last } = track();
    video.watch(20);
    video.dispatchEvent(new Event('error'));
    video.load();
    expect(video.currentTime).toBe(20);
    video.watch(5);
    video.pause();
    expect(last()).toEqual({ ranges: [[0, 25]] satisfies Range[], position: 25 });
  });

  it('counts nothing after the point where a file breaks off and the browser jumps to its end', () => {
    const { video, last, onBreakOff } = track();
    video.watch(1);
    video.pause();
    // a pause takes no part of the file
    jest.advanceTimersByTime(600_000);
    video.dispatchEvent(new Event('play'));
    video.ended = true;
    video.watch(80);
    video.pause();
    expect(onBreakOff.mock.calls).toEqual([[1]]);
    expect(last()).toEqual({ ranges: [[0, 1]], position: 1 });
    jest.advanceTimersByTime(600_000);
    video.dispatchEvent(new Event('pause'));
    expect(last()).toEqual({ ranges: [[0, 1]], position: 1 });
    video.ended = false;
    video.currentTime = 0;
    jest.advanceTimersByTime(500);
    video.watch(0.5);
    video.ended = true;
    video.watch(80);
    expect(onBreakOff).toHaveBeenCalledTimes(2);
  });

  it('takes a seek to the end, or an end after a slow second, for no break', () => {
    const { video, last, onBreakOff } = track({ canSeekAhead: true });
    video.watch(1);
    video.ended = true;
    video.currentTime = 80;
    jest.advanceTimersByTime(30_000);
    video.watch(10);
    video.pause();
    expect(onBreakOff).not.toHaveBeenCalled();
    expect(last()).toEqual({
      ranges: [
        [0, 1],
        [80, 90],
      ],
      position: 90,
    });
  });

  it('reports once more before the page is unloaded, until it is disposed (R10.63)', () => {
    const waiting = new Set<() => void>();
    const { video, dispose, reports } = track({
      onUnload(callback) {
        waiting.add(callback);
        return () => waiting.delete(callback);
      },
    });
    video.watch(0.4);
    for (const callback of waiting) callback();
    expect(reports).toEqual([{ ranges: [[0, 0.4]], position: 0.4 }]);
    dispose();
    expect(waiting.size).toBe(0);
  });

  it('pauses the video and reports for the last time on dispose', () => {
    const { video, last, dispose, reports } = track();
    video.watch(7);
    dispose();
    expect([video.paused, last()]).toEqual([true, { ranges: [[0, 7]], position: 7 }]);
    const count = reports.length;
    video.watch(3);
    jest.advanceTimersByTime(5000);
    expect(reports).toHaveLength(count);
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
