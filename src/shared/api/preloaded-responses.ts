import type { RawResponse } from './transport';

/** Left by the first-paint script of index.html: answers it asked for before the bundle was there. */
type PreloadedResponses = Partial<Record<string, Promise<Response>>>;

/**
 * Gives out, once, the answer that was asked for early.
 * @param address the call's address below the API base, with its query
 */
export function takePreloadedResponse(address: string, body: unknown): Promise<RawResponse> | undefined {
  const preloaded = (window as { __portalEarly?: PreloadedResponses }).__portalEarly;
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
