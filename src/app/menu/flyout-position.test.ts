import { flyoutPosition } from './flyout-position';

describe('a panel beside its entry, in a window 768 pixels high', () => {
  it.each([
    ['stands level with it', 100, 3, { top: 100, maxHeight: 660 }],
    ['stands higher where it would leave the window', 700, 3, { top: 612, maxHeight: 148 }],
    ['begins at the top where it needs the whole window', 700, 18, { top: 8, maxHeight: 752 }],
    [
      'is three fifths of the window high with more than 18 entries (R2.37)',
      100,
      19,
      { top: 100, maxHeight: 460 },
    ],
  ])('%s', (_how, top, entries, expected) => {
    expect(flyoutPosition({ top, right: 64 }, entries)).toMatchObject({
      position: 'fixed',
      left: 72,
      ...expected,
    });
  });
});
