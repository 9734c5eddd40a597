import * as z from 'zod/mini';
import { defineCall } from '@/contracts/call';
import { createClient, type Client, type ClientDeps } from '@/shared/api/client';
import type { ApiErrorData, ApiError } from '@/shared/api/api-error';

/** A public call. */
export const listCall = defineCall({
  path: '/{product}2/portal/things',
  summary: 'things',
  access: 'public',
  capability: 'specified',
  request: z.object({ name: z.string() }),
  response: z.array(z.string()),
  readOnly: true,
});

/** A client without a session, unless `deps` override it. */
export function createTestClient(baseUrl: string, deps: Partial<ClientDeps> = {}): Client {
  return createClient({
    baseUrl,
    product: 'train',
    timeoutMs: 10_000,
    basic: { id: 'portal', secret: 'portal' },
    session: () => null,
    newRequestId: () => 'request-1',
    ...deps,
  });
}

/** The error of a call that must fail. */
export async function errorOf(request: Promise<unknown>): Promise<ApiErrorData> {
  try {
    await request;
  } catch (error) {
    return (error as ApiError).details;
  }
  throw new Error('the call succeeded');
}
