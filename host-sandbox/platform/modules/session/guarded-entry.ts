import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../http/register-call';
import { returnTurn, takeTurn, type Turn } from '../../http/turns';

/**
 * Lets one address fail so often to sign in, register or reset, whomever it tries. What succeeds does not count: a
 * hospital behind one address signs in all at once in the morning.
 */
export async function guardEntry<Result>(
  app: FastifyInstance,
  { caller, now }: CallContext,
  work: () => Promise<Result>,
): Promise<Result> {
  const { database, settings } = app.platform;
  const turn: Turn = { what: 'entry', who: caller.network, limit: settings.signInsPerAddress, seconds: 600 };
  await takeTurn(database, turn, now);
  const result = await work();
  // The account is open by now; a turn too many counted is no reason to say otherwise.
  await returnTurn(database, turn, now).catch(() => undefined);
  return result;
}
