import type { HistoryKind, HostProps } from '@/contracts/host';
import { isLanguage, languages } from '@/shared/intl/languages';
import { isInAppPath } from '@/contracts/safe-address';
import { isThemeName, themeNames } from '@/shared/theme/tokens';

/** A prop of the host that makes no sense; its default is used. */
export class HostPropError extends Error {
  override readonly name = 'HostPropError';
}

interface Rule {
  fits: (value: unknown) => boolean;
  /** Follows the word "expected". */
  expected: string;
}

const oneOf = (names: readonly string[]): Rule => ({
  fits: (value) => names.some((name) => name === value),
  expected: names.join(' or '),
});
const historyKinds = ['hash', 'memory'] as const satisfies readonly HistoryKind[];
const aFunction: Rule = { fits: (value) => typeof value === 'function', expected: 'a function' };

/** What is looked at. The container has its own complaint where it is used; a name is the host's own business. */
const rules: Record<Exclude<keyof HostProps, 'container' | 'name'>, Rule> = {
  basePath: { fits: isBasePath, expected: 'a path such as /portal' },
  history: oneOf(historyKinds),
  initialPath: { fits: isPath, expected: 'an in-app path such as /article?page=2' },
  onNavigate: aFunction,
  token: {
    fits: (value) => value === null || typeof value === 'string',
    expected: 'a text, or null for nobody',
  },
  language: { ...oneOf(languages), fits: isLanguage },
  theme: { ...oneOf(themeNames), fits: isThemeName },
  config: {
    fits: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    expected: 'an object of settings',
  },
  onGlobalStateChange: aFunction,
  navigate: aFunction,
  onSessionExpired: aFunction,
  onError: aFunction,
};

/**
 * The props a host gave without those that make no sense, each of which is named with what was expected; it never
 * says what was given, which may be a token.
 */
export function readHostProps(given: HostProps): { host: HostProps; problems: readonly HostPropError[] } {
  const host: Record<string, unknown> = { ...given };
  const problems: HostPropError[] = [];
  for (const [prop, { fits, expected }] of Object.entries(rules)) {
    if (host[prop] === undefined || fits(host[prop])) continue;
    delete host[prop];
    problems.push(new HostPropError(`${prop}: expected ${expected}`));
  }
  return { host, problems };
}

/** A query or an empty part would match no address. */
function isBasePath(value: unknown): boolean {
  return isPath(value) && !/[?#]|\/\//.test(value as string);
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && isInAppPath(value);
}
