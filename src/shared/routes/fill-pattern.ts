type Params = Readonly<Record<string, string | undefined>>;

/**
 * The path of a route's pattern. As React Router's `generatePath`, which reads the third argument of a `map` callback: a
 * page with Prototype.js passes none.
 * @throws when a parameter is missing
 */
export function fillPattern(pattern: string, params: Params): string {
  const filled = pattern
    .replace(/\/:([\w-]+)(\??)/g, (_segment, name: string, optional: string) => {
      const value = params[name];
      if (value === undefined && optional === '') throw new Error(`Missing ":${name}" param`);
      return value === undefined ? '' : `/${encodeURIComponent(value)}`;
    })
    .replace(/\/\*$/, () => (params['*'] ? `/${params['*']}` : ''))
    .replace(/\?(?=\/|$)/g, '')
    .replace(/\/+/g, '/');
  return filled.length > 1 ? filled.replace(/\/$/, '') : filled;
}
