import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../http/register-endpoint';
import { refundRateLimit, consumeRateLimit, type RateLimit } from '../../http/rate-limit';

/**
 * Lets one address fail so often to sign in, register or reset, whomever it tries. What succeeds does not count: a
 * hospital behind one address signs in all at once in the morning.
 */
export async function withEntryRateLimit<Result>(
  app: FastifyInstance,
  { client, now }: RequestContext,
  work: () => Promise<Result>,
): Promise<Result> {
  const { database, settings } = app.platform;
  const turn: RateLimit = {
    action: 'entry',
    subject: client.network,
    limit: settings.signInsPerAddress,
    seconds: 600,
  };
  await consumeRateLimit(database, turn, now);
  const result = await work();
  // The account is open by now; a turn too many counted is no reason to say otherwise.
  await refundRateLimit(database, turn, now).catch(() => undefined);
  return result;
}
