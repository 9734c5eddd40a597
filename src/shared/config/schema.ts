import * as z from 'zod/mini';
import { defaults } from '@/contracts/defaults';
import { languages } from '@/shared/intl/languages';
import {
  defaultAppearance,
  partialExtra,
  partialTheme,
  type Extra,
  type ThemeSettings,
} from '@/shared/theme/theme-settings';
import { siteSchema, localizedDefault } from './site';

const nonEmpty = (value: string) => z._default(z.string().check(z.minLength(1)), value);
const flag = (value: boolean) => z._default(z.boolean(), value);

const startsWithSlash = z.refine<string>((path) => path.startsWith('/'), {
  params: { chinese: '应以 / 开头', english: 'expects a path that begins with /' },
});

/** The operator's look: what a first visit shows, and a reset brings back. */
export const themeSchema = z.pipe(
  partialTheme,
  z.transform((given): ThemeSettings => ({ ...defaultAppearance.theme, ...given })),
);
export const extraSchema = z.pipe(
  partialExtra,
  z.transform((given): Extra => ({ ...defaultAppearance.extra, ...given })),
);

/**
 * All that an operator may set without building again (R10.1 to R10.16). Sources, later wins: these defaults, the JSON
 * block `#portal-config` of index.html, the host's `config` prop.
 */
export const configSchema = z.object({
  /** Where calls go; a path is taken on the page's own origin. */
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
  product: nonEmpty(defaults.product),
  clientId: nonEmpty(defaults.clientId),
  clientSecret: nonEmpty(defaults.clientSecret),
  tokenField: nonEmpty(defaults.tokenField),
  /** Milliseconds before a call is given up. */
  timeoutMs: z._default(z.int().check(z.gte(100)), 10_000),
  /**
   * Address of the portal that stands by itself, which certificates lead to (R10.73); empty means this page, in a host
   * the root of the API's origin.
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
  storageKind: z._default(z.enum(['local', 'session', 'cookie']), 'local'),
  /** Name the token is stored under. */
  tokenName: nonEmpty('portal-token'),
  /** Put before every storage key; a host without its own gets `portal:`. */
  storagePrefix: z._default(z.string(), ''),
  /** Hours for which cached menus, dictionaries and friend links are fresh. */
  cacheHours: z._default(z.number().check(z.gte(0)), 24),
  /** Milliseconds a toast stays. */
  messageDurationMs: z._default(z.int().check(z.gte(500)), 3000),
  loadingText: localizedDefault('加载中…', 'Loading…'),
  /** Off means virtual roles: full access, no name, no avatar, no userInfo call. */
  loginInterception: flag(true),
  /** `all`: members get the routes the platform gives; else those of the portal, by role and permission. */
  authMode: z._default(z.enum(['intelligence', 'all']), 'intelligence'),
  /** What the call of mode `all` asks for. */
  routeListName: nonEmpty('portal'),
  /** Whether routes are filtered by role and permission. */
  roleControl: flag(true),
  /** Role code that may do everything. */
  adminRole: nonEmpty('admin'),
  /** Environments in which the error log is kept and can be looked at. */
  errorLog: z._default(z.array(z.enum(['development', 'production'])), ['development']),
  /** Paths a visitor may open; a pattern may hold `:name` and a trailing `*`. */
  publicPaths: z._default(z.array(z.string().check(startsWithSlash)), [
    '/',
    '/index',
    '/dash',
    '/login',
    '/register',
    '/forgotpsd',
    '/contract',
    '/404',
    '/403',
    '/project',
    '/hospital',
    '/article',
    '/download',
    '/contactus/1',
    '/verify',
    '/verify/:number',
    '/search',
  ]),
  language: z._default(z.enum(languages), 'zh-CN'),
  /** Whether the side bar of the layouts that have one begins folded. */
  collapse: flag(false),
  theme: z._default(themeSchema, {} as never),
  extra: z._default(extraSchema, {} as never),
  site: z._default(siteSchema, {} as never),
});

export type PortalConfig = z.infer<typeof configSchema>;

/** Whether calls can go there; a path is one of the page's own origin. */
function isHttpAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text, location.href).protocol);
  } catch {
    return false;
  }
}
