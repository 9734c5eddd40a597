import * as z from 'zod/mini';
import { capabilityNames } from '@/contracts/capabilities';
import { defaults } from '@/contracts/defaults';
import { languages } from '@/shared/intl/languages';
import {
  defaultAppearance,
  partialExtra,
  partialTheme,
  type Extra,
  type ThemeSettings,
} from '@/shared/theme/theme-settings';
import { brandSchema } from '@/shared/theme/brand-schema';
import { defaultPublicPaths } from './default-public-paths';
import { siteSchema, localizedDefault } from './site';

const nonEmpty = (value: string) => z._default(z.string().check(z.minLength(1)), value);
const flag = (value: boolean) => z._default(z.boolean(), value);

const startsWithSlash = z.refine<string>((path) => path.startsWith('/'), {
  params: { chinese: '应以 / 开头', english: 'expects a path that begins with /' },
});

/** The operator's appearance, used on a first visit and after a reset. */
export const themeSchema = z.pipe(
  partialTheme,
  z.transform((given): ThemeSettings => ({ ...defaultAppearance.theme, ...given })),
);
export const extraSchema = z.pipe(
  partialExtra,
  z.transform((given): Extra => ({ ...defaultAppearance.extra, ...given })),
);

/**
 * All settings that need no rebuild (R10.1 to R10.16). Sources, later ones win: these defaults, the JSON block
 * `#portal-config` of index.html, the host's `config` prop.
 */
export const configSchema = z.object({
  /** Base URL of calls; a path is relative to the page's origin. */
  apiBase: z._default(
    z.string().check(
      z.minLength(1),
      z.refine(isHttpAddress, {
        params: {
          chinese: '应为 http 或 https 地址，或以 / 开头的路径',
          english: 'expects an http or https address, or a path such as /api',
        },
      }),
    ),
    '/api',
  ),
  /** Product code in paths such as `/train2/portal/userInfo`. */
  product: nonEmpty(defaults.product),
  /** Client of the login call; every browser receives it, so it is an identifier and no secret. */
  clientId: nonEmpty(defaults.clientId),
  /** Secret of that client. */
  clientSecret: nonEmpty(defaults.clientSecret),
  /** Headers that the login calls send in addition to the client's own, such as that of a tenant (R7.8). */
  loginHeaders: z._default(z.record(z.string().check(z.regex(/^[\w-]+$/)), z.string()), {}),
  /** Field of the login response that holds the token. */
  tokenField: nonEmpty(defaults.tokenField),
  /**
   * False: the platform sends SMS codes without a captcha. True: the portal requests a captcha, and continues without
   * one after a 404.
   */
  smsCaptcha: flag(true),
  /** Timeout of a call in milliseconds. */
  timeoutMs: z._default(z.int().check(z.gte(100)), defaults.timeoutMs),
  /**
   * URL of the standalone portal, to which certificates link (R10.73); empty means this page, or in a host the root
   * of the API's origin.
   */
  publicUrl: z._default(
    z.string().check(
      z.refine((text) => text === '' || /^https?:\/\/\S+$/.test(text), {
        params: { chinese: '应为 http 或 https 地址', english: 'expects an http or https address' },
      }),
    ),
    '',
  ),
  /** Prefix of stored media paths; empty means the origin of the API. */
  objectStorageBase: z._default(z.string(), ''),
  /** Where the token is stored. */
  storageKind: z._default(z.enum(['local', 'session', 'cookie']), 'local'),
  /** Name the token is stored under. */
  tokenName: nonEmpty(defaults.tokenName),
  /** Prefix of every storage key; in a host the default is `portal:`. */
  storagePrefix: z._default(z.string(), ''),
  /** Lifetime of cached menus, dictionaries and friend links in hours. */
  cacheHours: z._default(z.number().check(z.gte(0)), 24),
  /** Duration of a toast in milliseconds. */
  messageDurationMs: z._default(z.int().check(z.gte(500)), 3000),
  /** Minutes between two checks for a new version of the portal, while its page is visible; 0 never checks. */
  versionCheckMinutes: z._default(z.int().check(z.gte(0)), 10),
  /** Text of loading indicators. */
  loadingText: localizedDefault('加载中…', 'Loading…'),
  /** False: no login; every user has full access, without name, avatar or userInfo call. */
  loginInterception: flag(true),
  /** Whether the login returns to the page that required it, or that a sign-out left. */
  rememberLoginRoute: flag(true),
  /** `all`: members get the platform's routes; `intelligence`: the portal's own, by role and permission. */
  authMode: z._default(z.enum(['intelligence', 'all']), 'intelligence'),
  /** Name that the route call of mode `all` sends. */
  routeListName: nonEmpty('portal'),
  /** Whether routes are filtered by role and permission. */
  roleControl: flag(true),
  /** Code of the role with full access. */
  adminRole: nonEmpty('admin'),
  /** Environments with an error log. */
  errorLog: z._default(z.array(z.enum(['development', 'production'])), ['development']),
  /**
   * Paths that visitors may open; a pattern may contain `:name` and a trailing `*`. A given list replaces the default: to
   * open more paths, give the whole default list with these added. The login pages, `/contract`, `/403` and `/404` are
   * open in any case.
   */
  publicPaths: z._default(z.array(z.string().check(startsWithSlash)), [...defaultPublicPaths]),
  /** Capabilities that the platform lacks: their pages, menu items, links and parts of pages are not shown. */
  without: z._default(z.array(z.enum(capabilityNames)), []),
  /** Credits that a trainee should earn in a year, shown in my learning; 0 shows no target. */
  creditTarget: z._default(z.int().check(z.gte(0)), 25),
  /** Language of a first visit. */
  language: z._default(z.enum(languages), 'zh-CN'),
  /** Whether the sidebar starts collapsed. */
  collapse: flag(false),
  /** Theme of a first visit, and what a reset restores. */
  theme: z._default(themeSchema, {} as never),
  /** Large text, colour-weak mode, and grey for days of mourning. */
  extra: z._default(extraSchema, {} as never),
  /** Texts and numbers of the site; see below. */
  site: z._default(siteSchema, {} as never),
  /** Colour, corners and font; see below. The prop `brand` of a host overrides it field by field. */
  brand: z._default(brandSchema, {}),
});

export type PortalConfig = z.infer<typeof configSchema>;

/** True for an http(s) URL, or a path of the page's origin. */
function isHttpAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text, location.href).protocol);
  } catch {
    return false;
  }
}
