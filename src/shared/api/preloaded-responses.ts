import type { RawResponse } from './transport';

/** Set by the inline script of index.html that sends the first requests before the bundle is loaded. */
type PreloadedResponses = Partial<Record<string, Promise<Response> & { painted?: boolean }>>;

const preloadedResponses = () =>
  (window as { __portalEarly?: { responses?: PreloadedResponses } }).__portalEarly?.responses;

/**
 * Takes the preloaded response of a call; each can be taken once.
 * @param address the call's path below the API base, with its query
 */
export function takePreloadedResponse(address: string, body: unknown): Promise<RawResponse> | undefined {
  const preloaded = preloadedResponses();
  const key = address + JSON.stringify(body);
  const pending = preloaded?.[key];
  if (!preloaded || !pending) return undefined;
  delete preloaded[key];
  return pending.then(async (response) => ({
    status: response.status,
    statusText: response.statusText,
    text: await response.text(),
    requestId: response.headers.get('x-request-id') ?? '',
  }));
}

/** True while a preloaded response is painted on the page and not yet taken. */
export function isPainted(address: string, body: unknown): boolean {
  return preloadedResponses()?.[address + JSON.stringify(body)]?.painted === true;
}
