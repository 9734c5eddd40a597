/** The base of the calls for a platform's address: `/api` is added where no path is given. `null` for no address. */
export function parseApiBase(text: string | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.replace(/\/+$/, '');
  return url.origin + (path || '/api');
}
