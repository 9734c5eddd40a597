/** The portal's languages. */
export type HostLanguage = 'zh-CN' | 'en-US';

/** A text in each language. */
export type HostText = Readonly<Record<HostLanguage, string>>;

/** Runtime configuration; see the table of settings in the documentation. */
export interface HostConfig {
  apiBase?: string;
  product?: string;
  clientId?: string;
  clientSecret?: string;
  loginHeaders?: Readonly<Record<string, string>>;
  tokenField?: string;
  smsCaptcha?: boolean;
  /** Milliseconds, 100 or more. */
  timeoutMs?: number;
  publicUrl?: string;
  objectStorageBase?: string;
  storageKind?: 'local' | 'session' | 'cookie';
  tokenName?: string;
  storagePrefix?: string;
  /** Hours. */
  cacheHours?: number;
  /** Milliseconds, 500 or more. */
  messageDurationMs?: number;
  /** Minutes, whole; 0 never checks. */
  versionCheckMinutes?: number;
  loadingText?: HostText;
  loginInterception?: boolean;
  rememberLoginRoute?: boolean;
  authMode?: 'intelligence' | 'all';
  routeListName?: string;
  roleControl?: boolean;
  adminRole?: string;
  errorLog?: ('development' | 'production')[];
  /** Each starts with `/`. A given list replaces the default. */
  publicPaths?: string[];
  /** Capabilities that the platform lacks. */
  without?: HostCapability[];
  /** Credits per year, 0 or more. */
  creditTarget?: number;
  language?: HostLanguage;
  collapse?: boolean;
  theme?: HostThemeConfig;
  extra?: { largeText?: boolean; grey?: boolean; colourWeak?: boolean };
  site?: HostSiteConfig;
  /** Colour, corners and font. */
  brand?: HostBrand;
}

/** Colour, corners and font of a host or platform. */
export interface HostBrand {
  /**
   * Main colour as `#rrggbb`. Each theme takes a lighter or darker shade where texts would be hard to read; the theme
   * `contrast` keeps its own.
   */
  colour?: string;
  /** Corner radius of buttons and fields in pixels, 0 to 24; cards have more. Default 8. */
  radius?: number;
  /** A CSS list of font families. */
  font?: string;
}

/** A part of the portal that a platform may lack. */
export type HostCapability =
  | 'courses'
  | 'courseCounts'
  | 'waitlist'
  | 'documents'
  | 'notes'
  | 'credits'
  | 'certificates'
  | 'hospitals'
  | 'teachers'
  | 'favourites'
  | 'messages'
  | 'notifications'
  | 'search'
  | 'help'
  | 'contact'
  | 'profile'
  | 'emailConfirmation'
  | 'smsCodes'
  | 'errorReports'
  | 'statistics';

/** The theme of a first visit. */
export interface HostThemeConfig {
  themeName?: 'blue-white' | 'dark' | 'contrast';
  layout?: 'horizontal' | 'vertical' | 'column' | 'comprehensive' | 'common' | 'float';
  columnStyle?: 'card' | 'vertical' | 'horizontal' | 'arrow';
  background?: 'none' | 'tint' | 'dots';
  tabsBarStyle?: 'card' | 'smart' | 'smooth';
  fixedHeader?: boolean;
  showProgressBar?: boolean;
  showTabs?: boolean;
  showTabsIcon?: boolean;
  showLanguage?: boolean;
  showRefresh?: boolean;
  showSearch?: boolean;
  showTheme?: boolean;
  showNotice?: boolean;
  showFullScreen?: boolean;
}

/** Texts and numbers of the site. */
export interface HostSiteConfig {
  title?: HostText;
  shortTitle?: HostText;
  logo?: string;
  welcome?: HostText;
  aim?: HostText;
  copyright?: HostText;
  postalAddress?: HostText;
  hotline?: string;
  hours?: HostText;
  contactPath?: string;
  icp?: string;
  police?: string;
}
