import { withTimeout } from '../lib/with-timeout';

/** Longer than a login page of a network needs; the failed call waits for it. */
const mostMs = 3000;

/**
 * True if something between leads this address of the platform to another one, as networks with a login page do. The
 * failed call itself looks like one without a connection. The platform redirects no call, and this request has no effect.
 */
export async function isRedirected(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = fetch(address, { redirect: 'manual', cache: 'no-store', signal });
    return (await withTimeout(response, mostMs, signal)).type === 'opaqueredirect';
  } catch {
    return false;
  }
}
