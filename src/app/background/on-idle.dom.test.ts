import { onFirstInteraction } from './on-idle';

/** jsdom has no idle callback: a timer replaces it, as in Safari. */
const idle = () => jest.advanceTimersByTime(2000);

describe('work for the first interaction', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits for a pointer or a key and runs once', () => {
    const work = jest.fn();
    onFirstInteraction(document.body, work);
    idle();
    expect(work).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('keydown'));
    document.body.dispatchEvent(new Event('pointerdown'));
    idle();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['before', false],
    ['after', true],
  ])('does not run when it is cancelled %s the first interaction', (_when, interacted) => {
    const work = jest.fn();
    const cancel = onFirstInteraction(document.body, work);
    if (interacted) document.body.dispatchEvent(new Event('keydown'));
    cancel();
    document.body.dispatchEvent(new Event('pointerdown'));
    idle();
    expect(work).not.toHaveBeenCalled();
  });
});
