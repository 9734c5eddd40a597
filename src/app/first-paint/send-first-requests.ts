import { storageFor } from '@/session/token-storage';
import { cachedResponsesKey } from './cached-responses';
import { readConfig } from './page-config';

/** Path of the content calls below the API base. */
const cmsPath = '/unify-cms/portal/';

/** A request: its path below that of the content calls, and its body. */
export type FirstRequest = readonly [address: string, body: unknown];

/** What the page keeps of its first requests until the portal takes the responses. */
interface FirstRequests {
  /** They carry a token. */
  readonly member: boolean;
  /** A visitor sees the responses of the last visit; the requests wait for the page. */
  readonly again: boolean;
  /** By address and body. */
  readonly responses: Record<string, Promise<unknown>>;
}

/**
 * Sends the first requests of the home page as soon as the page's configuration is read, before styles and bundle. The
 * portal adopts the responses, so the requests equal those of its client: with the stored token, its content type and
 * its timeout (R7.1, R7.4, R7.5). A visitor who comes back sees the cached responses; the requests are then sent after
 * the page is parsed, because the first paint does not need them.
 * @param defaults of settings that the page's configuration may leave out
 */
export function sendFirstRequests(
  view: Window & { __portalEarly?: unknown },
  requests: readonly FirstRequest[],
  defaults: { readonly tokenName: string; readonly timeoutMs: number },
): void {
  const { document, location } = view;
  if (!isHome(location.hash)) return;
  const config = readConfig(document);
  const prefix = config.storagePrefix ?? '';
  const token = storageFor(config.storageKind ?? 'local', prefix).get(config.tokenName ?? defaults.tokenName);
  const member = Boolean(token);
  const again = !member && storageFor('local', prefix).get(cachedResponsesKey) !== null;

  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), config.timeoutMs ?? defaults.timeoutMs);
  const send = (path: string, body: string) =>
    fetch((config.apiBase ?? '/api') + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json;charset=UTF-8',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body,
      signal: timeout.signal,
    });
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const responses: FirstRequests['responses'] = {};
  for (const [address, data] of requests) {
    const [path, body] = [cmsPath + address, JSON.stringify(data)];
    const response = again ? parsed.then(() => send(path, body)) : send(path, body);
    // The portal may not use the response; its failure must not be reported as unhandled.
    response.catch(() => undefined);
    responses[path + body] = response;
  }
  view.__portalEarly = { member, again, responses } satisfies FirstRequests;
}

/** Whether an address may show the home page; chat programs add to it. */
function isHome(hash: string): boolean {
  return /^(#\/(index)?|#wechat_redirect)?([?&]|$)/.test(hash);
}
