const successCodes: unknown[] = [200, 0, '200', '00000'];

/** Milliseconds before a call is given up. */
const timeout = 15_000;

/** Why a call brought nothing, in words for people; `code` is the platform's, or `null` when it did not answer. */
export class CallFailure extends Error {
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
 * @returns the answer's data
 * @throws CallFailure when the platform refuses or cannot be reached
 */
export async function callPlatform(address: string, authorization: string, body: object): Promise<unknown> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), timeout);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json;charset=UTF-8', authorization },
      body: JSON.stringify(body),
      signal: giveUp.signal,
    }).catch(() => {
      throw new CallFailure('无法连接平台，请稍后重试');
    });
    const { code, msg, data } = await readEnvelope(response);
    if (!successCodes.includes(code))
      throw new CallFailure(msg || `平台返回 HTTP ${response.status}`, code, data);
    return data;
  } finally {
    clearTimeout(timer);
  }
}

async function readEnvelope(response: Response) {
  const answer = (await response.json().catch(() => null)) as {
    code?: unknown;
    msg?: string;
    data?: unknown;
  } | null;
  return answer ?? {};
}
