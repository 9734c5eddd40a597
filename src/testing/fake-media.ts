const currentTimes = new WeakMap<HTMLMediaElement, number>();
const playedRanges = new WeakMap<HTMLMediaElement, [number, number][]>();

/** Gives jsdom's media elements a position and played ranges. Nothing plays automatically: see `playTo`. */
export function fakeMediaPlayback(): void {
  const define = (name: string, accessors: PropertyDescriptor & ThisType<HTMLMediaElement>) =>
    Object.defineProperty(HTMLMediaElement.prototype, name, { configurable: true, ...accessors });
  define('readyState', { get: () => 4 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, get: () => 640 });
  define('currentTime', {
    get() {
      return currentTimes.get(this) ?? 0;
    },
    set(time: number) {
      currentTimes.set(this, time);
      this.dispatchEvent(new Event('seeking'));
      this.dispatchEvent(new Event('seeked'));
    },
  });
  define('played', {
    get() {
      const list = playedRanges.get(this) ?? [];
      return {
        length: list.length,
        start: (index: number) => list[index]?.[0],
        end: (index: number) => list[index]?.[1],
      };
    },
  });
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    currentTimes.set(this, 0);
    playedRanges.delete(this);
    this.dispatchEvent(new Event('loadedmetadata'));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
}

/** Plays up to a position at once. @param seconds from the start */
export function playTo(video: HTMLMediaElement, seconds: number): void {
  playedRanges.set(video, [...(playedRanges.get(video) ?? []), [video.currentTime, seconds]]);
  currentTimes.set(video, seconds);
  video.dispatchEvent(new Event('timeupdate'));
}
