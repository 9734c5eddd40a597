import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

interface GatewayOptions {
  /** Named in errors, such as `SMS`. */
  readonly name: string;
  readonly url: string;
  /** Sent as bearer token; empty: no token. */
  readonly token: string;
  /** Milliseconds for one attempt. */
  readonly timeout?: number;
  /** Milliseconds before each further attempt. A code is valid for five minutes. */
  readonly pauses?: readonly number[];
}

/**
 * Delivers messages by an HTTP gateway: `POST` with the message as JSON, where every status from 200 to 299 is a
 * success. A lost connection, a timeout, 408, 429 and 5xx are retried with the same `idempotency-key`, so that a
 * gateway recognises a repetition.
 * @returns `deliver`, which rejects with an error that does not contain the message, and `stop`, which aborts running
 * requests
 */
export function createMessageGateway<Message>(options: GatewayOptions): {
  /** @param key identifies the message; default: a new one */
  deliver: (message: Message, key?: string) => Promise<void>;
  stop: () => Promise<void>;
} {
  const { pauses = [1000, 5000, 20_000] } = options;
  const stopping = new AbortController();
  const pending = new Set<Promise<void>>();

  async function deliver(message: Message, key: string): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const failure = await post(options, message, key, stopping.signal);
      if (!failure) return;
      const wait = pauses[attempt];
      if (!failure.isTemporary || wait === undefined) throw failure.error;
      await pause(wait, undefined, { signal: stopping.signal });
    }
  }

  return {
    deliver: (message, key = randomUUID()) => {
      const work = deliver(message, key);
      const settled = work.catch(() => undefined).finally(() => pending.delete(settled));
      pending.add(settled);
      return work;
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(pending);
    },
  };
}

interface Failure {
  readonly error: Error;
  readonly isTemporary: boolean;
}

/** @returns the reason of a failure, or `null` */
async function post(
  { name, url, token, timeout = 5000 }: GatewayOptions,
  message: unknown,
  key: string,
  stopping: AbortSignal,
): Promise<Failure | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(message),
      // A redirect would send the message to another address.
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeout), stopping]),
    });
    await response.body?.cancel();
    if (response.ok) return null;
    const isTemporary = response.status >= 500 || [408, 429].includes(response.status);
    return { error: new Error(`the ${name} gateway answered ${response.status}`), isTemporary };
  } catch (error) {
    // Only the name: the error's text could hold the address with its secrets.
    const reason = (error as Partial<Error> | null)?.name ?? 'unknown';
    return {
      error: new Error(`the ${name} gateway did not answer: ${reason}`),
      isTemporary: !stopping.aborted,
    };
  }
}
