import { themeCss } from './theme-css';
import { themeNames, themes, tokensOf } from './tokens';

describe.each(themeNames)('theme %s', (name) => {
  const {
    text,
    textSoft,
    page,
    surface,
    sunken,
    primary,
    onPrimary,
    danger,
    bannerFrom,
    bannerTo,
    onBanner,
    tint,
    fieldLine,
    warm,
    onWarm,
    accent,
    track,
    focus,
  } = themes[name];

  it.each([
    ['text on page', text, page],
    ['soft text on page', textSoft, page],
    ['soft text on surface', textSoft, surface],
    ['soft text on sunken', textSoft, sunken],
    ['links on page', primary, page],
    ['links on sunken', primary, sunken],
    ['links on tint', primary, tint],
    ['words on primary', onPrimary, primary],
    ['errors on surface', danger, surface],
    ['banner, start', onBanner, bannerFrom],
    ['banner, end', onBanner, bannerTo],
    ['words on the warm colour', onWarm, warm],
  ])('has a contrast of at least 4.5 for %s', (_what, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['the surface', surface],
    ['the page', page],
  ])('shows errors with a contrast of at least 4.5 on %s in the colour-weak mode', (_where, back) => {
    expect(contrast(tokensOf(name, true).danger, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['progress on its empty part', accent, track],
    ['credits on their empty part', primary, track],
    ['marks on the page', accent, page],
    ['marks on sunken', accent, sunken],
    ['marks on tint', accent, tint],
    ['the focus ring on the page', focus, page],
    ['the focus ring on sunken', focus, sunken],
    ['the first action on the banner, start', warm, bannerFrom],
    ['the first action on the banner, end', warm, bannerTo],
  ])('has a contrast of at least 3 for %s', (_what, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
  });

  it('borders a field with a contrast of at least 3', () => {
    expect(contrast(fieldLine, surface)).toBeGreaterThanOrEqual(3);
  });
});

it('every rule of the theme css stays under the portal’s root class', () => {
  for (const rule of themeCss().split('}').filter(Boolean))
    expect(rule).toMatch(/^(@media print\{)?\.portal(\[data-theme=[a-z]+\])?(\[data-colour-weak\])?\{/);
});

it('the dark theme prints in the colours of the default one', () => {
  expect(themeCss()).toContain(
    `@media print{.portal[data-theme=dark]{color-scheme:light;--p-page:${themes['blue-white'].page}!important;`,
  );
});

/** WCAG 2.2 contrast ratio of two #rrggbb colours. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
