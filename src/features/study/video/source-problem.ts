/**
 * Why a source does not play. `failed`: it may play later, after a loss of the network or an error of the server;
 * `broken`: the file or its server has to be repaired; `unsupported`: this browser cannot decode it.
 */
export interface SourceProblem {
  kind: 'failed' | 'broken' | 'unsupported';
  /** For the operators, in English. */
  reason: string;
}

/** The problem of an HTTP status. */
export function problemOfStatus(status: number): SourceProblem {
  return { kind: status === 404 || status === 410 ? 'broken' : 'failed', reason: `HTTP ${status}` };
}

/**
 * Finds out why a media element cannot play a file: the element does not tell a missing file from a broken one, or from
 * a server without CORS headers.
 */
export async function probeSource(url: string): Promise<SourceProblem> {
  const request = new AbortController();
  const { signal } = request;
  try {
    const response = await fetch(url, { credentials: 'same-origin', signal });
    if (!response.ok) return problemOfStatus(response.status);
    const type = response.headers.get('content-type') ?? '';
    const start = await response.body?.getReader().read();
    if (!start?.value?.length) return { kind: 'broken', reason: 'the file is empty' };
    if (/html|json/.test(type)) return { kind: 'broken', reason: `the file is ${type}` };
    if (await refusesRanges(url, signal)) return { kind: 'broken', reason: 'the server refuses ranges' };
    return { kind: 'unsupported', reason: 'the browser cannot decode the file, or it is damaged' };
  } catch {
    return (await isReachable(url, signal))
      ? { kind: 'broken', reason: 'the server sends no access-control-allow-origin' }
      : { kind: 'failed', reason: 'no response' };
  } finally {
    // The rest of the file is not needed.
    request.abort();
  }
}

/** Whether a server refuses the requests of a media element: the first one asks for all of the file as a range. */
const refusesRanges = (url: string, signal: AbortSignal) =>
  fetch(url, { headers: { range: 'bytes=0-' }, credentials: 'same-origin', signal }).then(
    ({ ok }) => !ok,
    () => false,
  );

/** Whether a server responds, also without CORS headers. */
const isReachable = (url: string, signal: AbortSignal) =>
  fetch(url, { mode: 'no-cors', credentials: 'same-origin', signal }).then(
    () => true,
    () => false,
  );

/** True for a file of another origin, whose server may lack CORS headers. */
export function isForeign(url: string): boolean {
  return new URL(url, location.href).origin !== location.origin;
}
