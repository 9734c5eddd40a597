import { callRequest, type Call } from '@/contracts/call';
import { traineeHeaders } from '../many-trainees';

/** A portal aborts a request after this time. */
const timeoutMs = 10_000;

/** A response; status 0 is no response. The body is `null` where it is no JSON, such as a page of nginx. */
export interface PortalResponse {
  readonly status: number;
  readonly body: { readonly code: string; readonly data: unknown } | null;
}

/** Sends a call as the trainee with this number. Never throws. */
export async function requestAs(
  url: string,
  number: number,
  call: Pick<Call, 'path' | 'query' | 'inputLocation'>,
  input: object,
): Promise<PortalResponse> {
  const { address, body } = callRequest(call, 'train', input);
  try {
    const response = await fetch(`${url}/api${address}`, {
      method: 'POST',
      headers: { ...traineeHeaders(number), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  } catch {
    return { status: 0, body: null };
  }
}

function parse(text: string): PortalResponse['body'] {
  try {
    return JSON.parse(text) as PortalResponse['body'];
  } catch {
    return null;
  }
}
