import type { HostBrand, HostProps } from '@/contracts/host';
import { contrast, mix } from './colours';
import { cssVariable } from './theme-css';
import { themes, type ThemeName, type Tokens } from './tokens';

/** Colours that follow the host's main colour. */
type BrandColours = Pick<Tokens, 'primary' | 'primaryStrong' | 'focus' | 'tint' | 'bannerFrom' | 'bannerTo'>;

/** Least contrast of text (WCAG 1.4.3). */
const readable = 4.5;
const [black, white] = ['#000000', '#ffffff'];

/**
 * A theme's colours from the host's main colour, with readable text on each background; none for the theme `contrast`,
 * whose colours are chosen for people who need them.
 * @param colour `#rrggbb`
 */
export function brandColours(theme: ThemeName, colour: string): Partial<BrandColours> {
  if (theme === 'contrast') return {};
  const { scheme, surface, onPrimary } = themes[theme];
  const away = scheme === 'light' ? black : white;
  for (let share = 0; share < 1; share += 0.04) {
    const primary = mix(colour, away, share);
    const tint = mix(surface, primary, scheme === 'light' ? 0.1 : 0.18);
    if ([surface, tint, onPrimary].some((ground) => contrast(primary, ground) < readable)) continue;
    const primaryStrong = mix(primary, away, 0.28);
    const banner = scheme === 'light' ? primary : mix(primary, black, 0.65);
    return {
      ...{ primary, primaryStrong, tint },
      focus: scheme === 'light' ? primary : primaryStrong,
      bannerFrom: mix(banner, black, 0.35),
      bannerTo: banner,
    };
  }
  return {};
}

/** The tokens of a theme with the host's colours. */
export const brandedTokens = (tokens: Tokens, theme: ThemeName, brand: HostBrand = {}): Tokens =>
  brand.colour === undefined ? tokens : { ...tokens, ...brandColours(theme, brand.colour) };

const names = ['primary', 'primaryStrong', 'focus', 'tint', 'bannerFrom', 'bannerTo'] as const;

/** Style settings of the host. */
export type HostStyle = Pick<HostProps, 'brand' | 'zIndexBase'>;

/**
 * Writes the style of the host to css variables of an element; the portal's own values apply to settings that the host
 * leaves out.
 */
export function applyHostStyle({ style }: HTMLElement, theme: ThemeName, host: HostStyle): void {
  const { colour, radius, font } = host.brand ?? {};
  if (host.zIndexBase !== undefined) style.setProperty('--p-z', String(host.zIndexBase));
  if (radius !== undefined) style.setProperty('--p-round', String(radius / 8));
  if (font !== undefined) style.setProperty('--p-font', font);
  if (colour === undefined) return;
  const colours = brandColours(theme, colour);
  for (const name of names) {
    const value = colours[name];
    if (value === undefined) style.removeProperty(cssVariable(name));
    else style.setProperty(cssVariable(name), value);
  }
}
