const places = new WeakMap<HTMLMediaElement, number>();
const stretches = new WeakMap<HTMLMediaElement, [number, number][]>();

/** What jsdom lacks of media: a place, and what was played since it was loaded. Nothing plays by itself. */
export function fakePlaying(): void {
  const define = (name: string, accessors: PropertyDescriptor & ThisType<HTMLMediaElement>) =>
    Object.defineProperty(HTMLMediaElement.prototype, name, { configurable: true, ...accessors });
  define('readyState', { get: () => 4 });
  define('currentTime', {
    get() {
      return places.get(this) ?? 0;
    },
    set(time: number) {
      places.set(this, time);
      this.dispatchEvent(new Event('seeking'));
      this.dispatchEvent(new Event('seeked'));
    },
  });
  define('played', {
    get() {
      const list = stretches.get(this) ?? [];
      return {
        length: list.length,
        start: (at: number) => list[at]?.[0],
        end: (at: number) => list[at]?.[1],
      };
    },
  });
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    places.set(this, 0);
    stretches.delete(this);
    this.dispatchEvent(new Event('loadedmetadata'));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
}

/** Plays on to a place, in no time. @param seconds from the begin */
export function playTo(video: HTMLMediaElement, seconds: number): void {
  stretches.set(video, [...(stretches.get(video) ?? []), [video.currentTime, seconds]]);
  places.set(video, seconds);
  video.dispatchEvent(new Event('timeupdate'));
}
