import { brandColours } from './brand';
import { contrast } from './colours';
import { themes } from './tokens';

describe('The colours of a host’s brand', () => {
  it.each(['#0a5ca8', '#7a1fa2', '#ffe600', '#000000', '#ffffff', '#12b886', '#ff0000', '#808080'])(
    'are readable on every ground in both themes: %s',
    (colour) => {
      for (const theme of ['blue-white', 'dark'] as const) {
        const tokens = { ...themes[theme], ...brandColours(theme, colour) };
        const pairs = [
          ...[tokens.surface, tokens.tint, tokens.onPrimary].map((ground) => [tokens.primary, ground]),
          ...[tokens.surface, tokens.tint].map((ground) => [tokens.primaryStrong, ground]),
          ...[tokens.bannerFrom, tokens.bannerTo].map((ground) => [tokens.onBanner, ground]),
        ];
        for (const [text = '', ground = ''] of pairs)
          expect([theme, text, ground, contrast(text, ground) >= 4.5]).toEqual([theme, text, ground, true]);
      }
    },
  );

  it('keep a readable colour unchanged, and do not affect the high-contrast theme', () => {
    expect(brandColours('blue-white', '#7a1fa2').primary).toBe('#7a1fa2');
    expect(brandColours('contrast', '#7a1fa2')).toEqual({});
  });
});
