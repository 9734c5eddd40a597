/** The portal's only colours, by role. Our css and antd both use them. */
export interface Tokens {
  scheme: 'light' | 'dark';
  page: string;
  surface: string;
  sunken: string;
  text: string;
  textSoft: string;
  line: string;
  /** Border of a field, with a contrast of 3 to the surface (WCAG 1.4.11). */
  fieldLine: string;
  primary: string;
  primaryStrong: string;
  onPrimary: string;
  accent: string;
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
    page: '#f5f8fb',
    surface: '#ffffff',
    sunken: '#edf3f8',
    text: '#18293b',
    textSoft: '#4c6075',
    line: '#d9e3ec',
    fieldLine: '#8093a6',
    primary: '#0b5fa8',
    primaryStrong: '#084a85',
    onPrimary: '#ffffff',
    accent: '#0b7a75',
    tint: '#e4f0fa',
    danger: '#b42318',
    bannerFrom: '#0a4f8f',
    bannerTo: '#0b7a75',
    onBanner: '#ffffff',
    focus: '#0b5fa8',
    shadow: '0 1px 2px rgb(24 41 59 / 6%), 0 8px 24px rgb(24 41 59 / 6%)',
  },
  dark: {
    scheme: 'dark',
    page: '#0e1620',
    surface: '#16212e',
    sunken: '#1d2a39',
    text: '#e7eef6',
    textSoft: '#a9b9ca',
    line: '#2c3c4e',
    fieldLine: '#607991',
    primary: '#6bb3f2',
    primaryStrong: '#93c8f7',
    onPrimary: '#08131f',
    accent: '#5cc9c0',
    tint: '#1b3146',
    danger: '#ff9c92',
    bannerFrom: '#0c3257',
    bannerTo: '#0c4a4a',
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
    fieldLine: '#000000',
    primary: '#002f6c',
    primaryStrong: '#001b40',
    onPrimary: '#ffffff',
    accent: '#003f3a',
    tint: '#ffffff',
    danger: '#8a0000',
    bannerFrom: '#001b40',
    bannerTo: '#001b40',
    onBanner: '#ffffff',
    focus: '#b30059',
    shadow: 'none',
  },
};

/** Error colour for red-green colour blindness: orange, which everybody can tell from blue (palette of Okabe and Ito). */
const colourWeakDanger = { light: '#8f4400', dark: '#ffb25c' } as const;

/** A theme's colours, normal or for colour blindness. */
export function tokensOf(name: ThemeName, colourWeak: boolean): Tokens {
  const tokens = themes[name];
  return colourWeak ? { ...tokens, danger: colourWeakDanger[tokens.scheme] } : tokens;
}
