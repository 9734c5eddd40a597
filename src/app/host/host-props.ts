import type { HistoryKind, HostProps } from '@/contracts/host';
import { isLanguage, languages } from '@/shared/intl/languages';
import { isInAppPath } from '@/contracts/safe-address';
import { isThemeName, themeNames } from '@/shared/theme/tokens';

/** A prop of the host is invalid; its default is used. */
export class HostPropError extends Error {
  override readonly name = 'HostPropError';
}

interface Rule {
  accepts: (value: unknown) => boolean;
  /** Follows the word "expected". */
  expected: string;
}

const oneOf = (names: readonly string[]): Rule => ({
  accepts: (value) => names.some((name) => name === value),
  expected: names.join(' or '),
});
const historyKinds = ['hash', 'memory'] as const satisfies readonly HistoryKind[];
const functionRule: Rule = { accepts: (value) => typeof value === 'function', expected: 'a function' };

/** The props that are validated. The container is validated where it is used; any name is valid. */
const rules: Record<Exclude<keyof HostProps, 'container' | 'name'>, Rule> = {
  basePath: { accepts: isBasePath, expected: 'a path such as /portal' },
  history: oneOf(historyKinds),
  initialPath: { accepts: isPath, expected: 'an in-app path such as /article?page=2' },
  onNavigate: functionRule,
  token: {
    accepts: (value) => value === null || typeof value === 'string',
    expected: 'a text, or null for nobody',
  },
  language: { ...oneOf(languages), accepts: isLanguage },
  theme: { ...oneOf(themeNames), accepts: isThemeName },
  config: {
    accepts: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    expected: 'an object of settings',
  },
  onGlobalStateChange: functionRule,
  navigate: functionRule,
  onSessionExpired: functionRule,
  onError: functionRule,
};

/**
 * Drops invalid props. Each problem names the prop and what was expected, never the value, which may be a token.
 */
export function parseHostProps(given: HostProps): { host: HostProps; problems: readonly HostPropError[] } {
  const host: Record<string, unknown> = { ...given };
  const problems: HostPropError[] = [];
  for (const [prop, { accepts, expected }] of Object.entries(rules)) {
    if (host[prop] === undefined || accepts(host[prop])) continue;
    delete host[prop];
    problems.push(new HostPropError(`${prop}: expected ${expected}`));
  }
  return { host, problems };
}

/** A base path with a query or an empty segment would match no address. */
function isBasePath(value: unknown): boolean {
  return isPath(value) && !/[?#]|\/\//.test(value as string);
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && isInAppPath(value);
}
