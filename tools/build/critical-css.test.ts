import { criticalCss } from './critical-css';

const page = '<div class="portal wide"><p class="text">…</p></div>';

it.each([
  ['elements and classes of the page', 'p{a:b}.portal .text:hover{a:b}', true],
  ['an attribute', '.portal[data-theme=dark]{--p-page:#000}', true],
  ['what it does not exclude', '.text:not(:is(.other,:lang(ar),:where(.none))){a:b}', true],
  ['one of several', ':is(.text,.other) p{a:b}', true],
  ['a class that the page does not have', '.portal .other{a:b}', false],
  ['an element within such a class', '.other p{a:b}', false],
  ['a class with a longer name', '.text-soft{a:b}', false],
  ['an escaped class', '.sm\\:text{a:b}', false],
  ['a host', '.portal[data-embedded] .text{a:b}.portal:where([data-embedded]) :where(p){a:b}', false],
  ['pages outside of a host', '.portal:not([data-embedded]) .text{a:b}', true],
  ['print', '@media print{.text{a:b}}', false],
  ['a declaration of its own', '@font-face{a:b}@charset "utf-8";', true],
  ['a text with braces', '.text:before{content:"}{;"}', true],
])('Rules for %s are critical or not', (_what, css, isCritical) => {
  expect(criticalCss(css, page)).toBe(isCritical ? css : '');
});

it('Only the selectors and conditions that the page can match are critical', () => {
  expect(criticalCss('.other,.text>p,.portal.other{a:b}', page)).toBe('.text>p{a:b}');
  expect(criticalCss('@media (width>=9px){.other{a:b}@supports (a:b){.text{c:d}}}', page)).toBe(
    '@media (width>=9px){@supports (a:b){.text{c:d}}}',
  );
  expect(criticalCss('@media (width>=9px){.other{a:b}}', page)).toBe('');
});

it('Key frames are critical if a critical style uses them', () => {
  const blink = '@keyframes blink{to{opacity:0}}';
  expect(criticalCss(`${blink}.text{animation:1s blink}`, page)).toBe(`${blink}.text{animation:1s blink}`);
  expect(criticalCss(`${blink}.other{animation:1s blink}.text{a:b}`, page)).toBe('.text{a:b}');
  expect(criticalCss(`${blink}@media (a){.text{animation:1s blink}}`, page)).toContain(blink);
});

it('Comments are left out', () => {
  expect(criticalCss('/*!.other*/.text{a:"/*"}/*$*/', page)).toBe('.text{a:"/*"}');
});

it('Styles that are cut off are refused', () => {
  expect(() => criticalCss('.text{a:b', page)).toThrow('within a rule');
});
