import { flyoutPosition } from './flyout-position';

describe('a flyout beside its item, in a window 768 pixels high', () => {
  it.each([
    ['is level with the item', 100, 3, { top: 100, maxHeight: 660 }],
    ['moves up where it would leave the window', 700, 3, { top: 612, maxHeight: 148 }],
    ['starts at the top where it needs the whole window', 700, 18, { top: 8, maxHeight: 752 }],
    ['is 60 % of the window high with more than 18 items (R2.37)', 100, 19, { top: 100, maxHeight: 460 }],
  ])('%s', (_what, top, itemCount, expected) => {
    expect(flyoutPosition({ top, right: 64 }, itemCount)).toMatchObject({
      position: 'fixed',
      left: 72,
      ...expected,
    });
  });
});
