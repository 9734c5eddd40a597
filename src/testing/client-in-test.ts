import * as z from 'zod/mini';
import { defineCall } from '@/contracts/call';
import { createClient, type Client, type ClientDeps } from '@/shared/api/client';
import type { ErrorFacts, PlatformError } from '@/shared/api/platform-error';

/** A call that anybody may make. */
export const listCall = defineCall({
  path: '/{product}2/portal/things',
  summary: 'things',
  access: 'public',
  request: z.object({ name: z.string() }),
  response: z.array(z.string()),
  reads: true,
});

/** A visitor's client at an address, unless `deps` say otherwise. */
export function clientAt(baseUrl: string, deps: Partial<ClientDeps> = {}): Client {
  return createClient({
    baseUrl,
    product: 'train',
    timeoutMs: 2000,
    basic: { id: 'portal', secret: 'portal' },
    session: () => null,
    newRequestId: () => 'request-1',
    ...deps,
  });
}

/** Why a call fails. */
export async function faultOf(asked: Promise<unknown>): Promise<ErrorFacts> {
  try {
    await asked;
  } catch (error) {
    return (error as PlatformError).facts;
  }
  throw new Error('the call succeeded');
}
