/** The portal's only colours, by role. Our css and antd both use them. */
export interface Tokens {
  scheme: 'light' | 'dark';
  page: string;
  surface: string;
  sunken: string;
  text: string;
  textSoft: string;
  line: string;
  /** The empty part of a progress bar; the filled part has a contrast of 3 to it (WCAG 1.4.11). */
  track: string;
  /** Border of a field, with a contrast of 3 to the surface (WCAG 1.4.11). */
  fieldLine: string;
  primary: string;
  primaryStrong: string;
  onPrimary: string;
  accent: string;
  /** The warm colour of the brand: the first action, and marks on the hero. Not for text on a light background. */
  warm: string;
  onWarm: string;
  tint: string;
  danger: string;
  bannerFrom: string;
  bannerTo: string;
  onBanner: string;
  focus: string;
  shadow: string;
}

export const themeNames = ['blue-white', 'dark', 'contrast'] as const;
export type ThemeName = (typeof themeNames)[number];
export const defaultTheme: ThemeName = 'blue-white';

export const isThemeName = (text: unknown): text is ThemeName => themeNames.some((name) => name === text);

export const themes: Readonly<Record<ThemeName, Tokens>> = {
  'blue-white': {
    scheme: 'light',
    page: '#ffffff',
    surface: '#ffffff',
    sunken: '#f1f6fa',
    text: '#10263c',
    textSoft: '#47607a',
    line: '#d6e1eb',
    track: '#d6e1eb',
    fieldLine: '#8093a6',
    primary: '#0a5ca8',
    primaryStrong: '#07437d',
    onPrimary: '#ffffff',
    accent: '#0b7a75',
    warm: '#f2b441',
    onWarm: '#10263c',
    tint: '#e3effa',
    danger: '#b42318',
    bannerFrom: '#06396d',
    bannerTo: '#0a6a86',
    onBanner: '#ffffff',
    focus: '#0a5ca8',
    shadow: '0 1px 2px rgb(16 38 60 / 8%), 0 10px 28px rgb(16 38 60 / 10%)',
  },
  dark: {
    scheme: 'dark',
    page: '#0e1620',
    surface: '#15212e',
    sunken: '#16232f',
    text: '#e7eef6',
    textSoft: '#a9b9ca',
    line: '#2c3c4e',
    track: '#2c3c4e',
    fieldLine: '#607991',
    primary: '#6bb3f2',
    primaryStrong: '#93c8f7',
    onPrimary: '#08131f',
    accent: '#5cc9c0',
    warm: '#f0bd5d',
    onWarm: '#0e1620',
    tint: '#1b3146',
    danger: '#ff9c92',
    bannerFrom: '#0a2947',
    bannerTo: '#0b4453',
    onBanner: '#f2f7fc',
    focus: '#93c8f7',
    shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 30%)',
  },
  contrast: {
    scheme: 'light',
    page: '#ffffff',
    surface: '#ffffff',
    sunken: '#ffffff',
    text: '#000000',
    textSoft: '#1a1a1a',
    line: '#000000',
    track: '#949494',
    fieldLine: '#000000',
    primary: '#002f6c',
    primaryStrong: '#001b40',
    onPrimary: '#ffffff',
    accent: '#003f3a',
    warm: '#ffd34d',
    onWarm: '#000000',
    tint: '#ffffff',
    danger: '#8a0000',
    bannerFrom: '#001b40',
    bannerTo: '#001b40',
    onBanner: '#ffffff',
    focus: '#b30059',
    shadow: 'none',
  },
};

/**
 * Error colour for red-green colour blindness: orange, which remains distinguishable from blue (palette of Okabe and
 * Ito).
 */
const colourWeakDanger = { light: '#8f4400', dark: '#ffb25c' } as const;

/** A theme's colours, normal or for colour blindness. */
export function tokensOf(name: ThemeName, colourWeak: boolean): Tokens {
  const tokens = themes[name];
  return colourWeak ? { ...tokens, danger: colourWeakDanger[tokens.scheme] } : tokens;
}
