const successCodes: unknown[] = [200, 0, '200', '00000'];

/** Milliseconds before a call is aborted. */
const callTimeoutMs = 15_000;

/** Why a call failed, as a text for users; `code` is the platform's, or `null` without a response. */
export class CallError extends Error {
  constructor(
    message: string,
    readonly code: unknown = null,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/**
 * Makes a call of the platform.
 * @returns the `data` of the envelope
 * @throws CallError when the platform rejects the call or cannot be reached
 */
export async function callPlatform(address: string, authorization: string, body: object): Promise<unknown> {
  return withTimeLimit(async (signal) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json;charset=UTF-8', authorization },
      body: JSON.stringify(body),
      signal,
    }).catch(() => {
      throw new CallError('无法连接平台，请稍后重试');
    });
    const { code, msg, data } = await readEnvelope(response);
    if (!successCodes.includes(code)) {
      const text = typeof msg === 'string' && msg !== '' ? msg : `平台返回 HTTP ${response.status}`;
      throw new CallError(text, code, data);
    }
    return data;
  });
}

/** Aborts a request, with the reading of its response, that takes longer than a call may. */
export async function withTimeLimit<Value>(request: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), callTimeoutMs);
  try {
    return await request(abort.signal);
  } finally {
    clearTimeout(timer);
  }
}

type Envelope = Partial<Record<'code' | 'msg' | 'data', unknown>>;

async function readEnvelope(response: Response): Promise<Envelope> {
  return ((await response.json().catch(() => null)) as Envelope | null) ?? {};
}

/** The text of an error for people. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
