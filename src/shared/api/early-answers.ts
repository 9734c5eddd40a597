import type { Answer } from './transport';

/** Left by the first-paint script of index.html: answers it asked for before the bundle was there. */
type Early = Partial<Record<string, Promise<Response>>>;

/**
 * Gives out, once, the answer that was asked for early.
 * @param address the call's address below the API base, with its query
 */
export function takeEarlyAnswer(address: string, body: unknown): Promise<Answer> | undefined {
  const early = (window as { __portalEarly?: Early }).__portalEarly;
  const key = address + JSON.stringify(body);
  const answer = early?.[key];
  if (!early || !answer) return undefined;
  delete early[key];
  return answer.then(async (response) => ({
    status: response.status,
    statusText: response.statusText,
    text: await response.text(),
    requestId: response.headers.get('x-request-id') ?? '',
  }));
}
