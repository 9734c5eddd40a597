import type { HostBrand } from '@/contracts/host-config';
import { contrast, mix } from './colours';
import { cssVariable } from './theme-css';
import { themes, type ThemeName, type Tokens } from './tokens';

/** Colours that follow the main colour of a brand. */
type BrandColours = Pick<Tokens, 'primary' | 'primaryStrong' | 'focus' | 'tint' | 'bannerFrom' | 'bannerTo'>;

/** The colours of a theme that decide which shades of a brand's colour can be read. */
export type Grounds = Pick<Tokens, 'scheme' | 'surface' | 'onPrimary'>;

/** Least contrast of text (WCAG 1.4.3). */
const readable = 4.5;
const [black, white] = ['#000000', '#ffffff'];

/** Shades of a main colour (`#rrggbb`) with readable text on each ground. */
export function shadesOf(colour: string, { scheme, surface, onPrimary }: Grounds): Partial<BrandColours> {
  const away = scheme === 'light' ? black : white;
  for (let share = 0; share < 1; share += 0.04) {
    const primary = mix(colour, away, share);
    const tint = mix(surface, primary, scheme === 'light' ? 0.1 : 0.18);
    if ([surface, tint, onPrimary].some((ground) => contrast(primary, ground) < readable)) continue;
    const primaryStrong = mix(primary, away, 0.28);
    const banner = scheme === 'light' ? primary : mix(primary, black, 0.65);
    return {
      primary,
      primaryStrong,
      tint,
      focus: scheme === 'light' ? primary : primaryStrong,
      bannerFrom: mix(banner, black, 0.35),
      bannerTo: banner,
    };
  }
  return {};
}

/** The grounds of each theme; none of `contrast`, whose colours are chosen for people who need them. */
export const brandGrounds = (): Partial<Record<ThemeName, Grounds>> => ({
  'blue-white': groundsOf(themes['blue-white']),
  dark: groundsOf(themes.dark),
});

const groundsOf = ({ scheme, surface, onPrimary }: Tokens): Grounds => ({ scheme, surface, onPrimary });

/** A theme's colours from the main colour of a brand. @param colour `#rrggbb` */
export function brandColours(theme: ThemeName, colour: string): Partial<BrandColours> {
  const grounds = brandGrounds()[theme];
  return grounds ? shadesOf(colour, grounds) : {};
}

/** The tokens of a theme with the colours of a brand. */
export const brandedTokens = (tokens: Tokens, theme: ThemeName, brand: HostBrand = {}): Tokens =>
  brand.colour === undefined ? tokens : { ...tokens, ...brandColours(theme, brand.colour) };

export const isBrandColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
export const isBrandRadius = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 24;
export const isBrandFont = (value: unknown): value is string =>
  typeof value === 'string' && !/[;{}]/.test(value);

/** The valid fields of a brand. */
export function validBrand({ colour, radius, font }: Readonly<Record<string, unknown>>): HostBrand {
  return {
    ...(isBrandColour(colour) && { colour }),
    ...(isBrandRadius(radius) && { radius }),
    ...(isBrandFont(font) && { font }),
  };
}

const names = ['primary', 'primaryStrong', 'focus', 'tint', 'bannerFrom', 'bannerTo'] as const;

/**
 * Writes a brand to css variables of an element; the portal's own values apply to what it leaves out.
 * @param grounds of the theme; none: the theme keeps its colours
 */
export function applyBrand(
  style: CSSStyleDeclaration,
  { colour, radius, font }: HostBrand,
  grounds?: Grounds,
): void {
  if (radius !== undefined) style.setProperty('--p-round', String(radius / 8));
  if (font !== undefined) style.setProperty('--p-font', font);
  if (colour === undefined) return;
  const colours = grounds ? shadesOf(colour, grounds) : {};
  for (const name of names) {
    const value = colours[name];
    if (value === undefined) style.removeProperty(cssVariable(name));
    else style.setProperty(cssVariable(name), value);
  }
}

/** Style settings of the host and of the configuration. */
export interface OwnStyle {
  brand?: HostBrand;
  /** `z-index` of the lowest dialog. */
  zIndexBase?: number | undefined;
}

/** Writes the style settings to css variables of the portal's root. */
export function applyOwnStyle(
  { style }: HTMLElement,
  theme: ThemeName,
  { brand, zIndexBase }: OwnStyle,
): void {
  if (zIndexBase !== undefined) style.setProperty('--p-z', String(zIndexBase));
  applyBrand(style, brand ?? {}, brandGrounds()[theme]);
}
