import type { HistoryKind, HostErrorCode, HostProps } from '@/contracts/host';
import { isInAppPath } from '@/contracts/safe-url';
import { isObject } from '@/contracts/tolerant-reader';
import { isLanguage, languages } from '@/shared/intl/languages';
import { validBrand } from '@/shared/theme/brand';
import { isThemeName, themeNames } from '@/shared/theme/tokens';

/** A prop of the host is invalid; its default is used. */
export class HostPropError extends Error {
  override readonly name = 'HostPropError';
  readonly code = 'INVALID_PROP' satisfies HostErrorCode;
}

interface Rule {
  accepts: (value: unknown) => boolean;
  /** Completes a sentence that starts with "expected". */
  expected: string;
}

const oneOf = (names: readonly string[]): Rule => ({
  accepts: (value) => names.some((name) => name === value),
  expected: names.join(' or '),
});
const historyKinds = ['hash', 'memory'] as const satisfies readonly HistoryKind[];
const objectRule = (expected: string): Rule => ({ accepts: isObject, expected });
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
  config: objectRule('an object of settings'),
  brand: { accepts: isBrand, expected: 'colour #rrggbb, radius 0 to 24, font' },
  zIndexBase: {
    accepts: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 2_147_480_000,
    expected: 'a whole number, 0 to 2147480000',
  },
  popupContainer: { accepts: isElement, expected: 'an element of the page' },
  messages: {
    accepts: isMessages,
    expected: `texts by message id, by language ${languages.join(' or ')}`,
  },
  onGlobalStateChange: functionRule,
  navigate: functionRule,
  onReady: functionRule,
  onPageChange: functionRule,
  onMenuChange: functionRule,
  onUserChange: functionRule,
  onUnreadChange: functionRule,
  onUnsavedChange: functionRule,
  onNewVersion: functionRule,
  onSessionExpired: functionRule,
  onError: functionRule,
};

/**
 * Reads the props of a mount and of each update.
 * @param report receives each problem once: an update repeats the props of the mount
 */
export function createPropsReader(report: (problem: HostPropError) => void): (given: HostProps) => HostProps {
  const reported = new Set<string>();
  return (given) => {
    const { host, problems } = parseHostProps(given);
    for (const problem of problems) {
      if (reported.has(problem.message)) continue;
      reported.add(problem.message);
      report(problem);
    }
    warnOfUnknownProps(given);
    return host;
  };
}

/**
 * Drops invalid props. Each problem names the prop and what was expected, never the value, which may be a token.
 */
export function parseHostProps(given: HostProps): { host: HostProps; problems: readonly HostPropError[] } {
  const host: Record<string, unknown> = withoutUmiHistory({ ...given });
  const problems: HostPropError[] = [];
  for (const [prop, { accepts, expected }] of Object.entries(rules)) {
    if (host[prop] === undefined || accepts(host[prop])) continue;
    delete host[prop];
    problems.push(new HostPropError(`${prop}: expected ${expected}`));
  }
  return { host, problems };
}

/**
 * umi gives each child the `history` that its own children use, as a text or as `{ type }`: of these the portal has `memory`
 * only, and the hash in place of all others.
 */
function withoutUmiHistory({ history, ...given }: Record<string, unknown>): Record<string, unknown> {
  if (given.__globalRoutesInfo === undefined) return { ...given, ...(history !== undefined && { history }) };
  const kind = isObject(history) ? history.type : history;
  return { ...given, ...(kind === 'memory' && { history: kind }) };
}

/** Props that qiankun, single-spa and umi add. */
const frameworkProps = [
  ...['setGlobalState', 'singleSpa', 'mountParcel', 'unmountSelf'],
  ...['domElement', 'domElementGetter'],
  ...['__globalRoutesInfo', 'base', 'getMatchedBase', 'onHistoryInit'],
  ...['setLoading', 'autoSetLoading', 'autoCaptureError'],
];
const knownProps = ['container', 'name', ...Object.keys(rules)];
const namedUnknown = new Set<string>();

/**
 * Names props that the portal does not know on the console, each once per page: one may be misspelt, but also meant for
 * another application, so it is no error.
 */
function warnOfUnknownProps(given: HostProps): void {
  const unknown = Object.keys(given).filter(
    (prop) => !knownProps.includes(prop) && !frameworkProps.includes(prop) && !namedUnknown.has(prop),
  );
  if (unknown.length === 0) return;
  for (const prop of unknown) namedUnknown.add(prop);
  // oxlint-disable-next-line no-console -- a hint for the host's developers
  console.warn(`The portal ignores unknown props: ${unknown.join(', ')}. It knows ${knownProps.join(', ')}`);
}

/** A base path with a query or an empty segment would match no address. */
function isBasePath(value: unknown): boolean {
  return isPath(value) && !/[?#]|\/\//.test(value as string);
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && isInAppPath(value);
}

/** Also an element of another window, as wujie gives. */
function isElement(value: unknown): boolean {
  return isObject(value) && value.nodeType === 1 && typeof value.append === 'function';
}

function isBrand(value: unknown): boolean {
  if (!isObject(value)) return false;
  const valid = Object.keys(validBrand(value));
  return Object.keys(value).every((field) => value[field] === undefined || valid.includes(field));
}

function isMessages(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.entries(value).every(
      ([language, texts]) =>
        isLanguage(language) &&
        isObject(texts) &&
        Object.values(texts).every((text) => typeof text === 'string'),
    )
  );
}
