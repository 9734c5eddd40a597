const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Messages of driver errors without a code. */
const driverTexts =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Cannot use a pool after/;

/** Whether an error means that the database is unreachable, not that it rejected a query. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  // SQLSTATE: 08 connection exception, 57P operator intervention, 53300 too many connections.
  if (systemCodes.has(code) || /^(08|57P|53300)/.test(code) || driverTexts.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isConnectionError)) return true;
  return isConnectionError(error.cause);
}

/** Whether a statement took longer than `query_timeout`; the database may be reachable all the same. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && (error.message === 'Query read timeout' || isReadTimeout(error.cause));
}

/** Whether a statement waited for a lock for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  // SQLSTATE 55P03: lock_not_available.
  return (
    error instanceof Error && ((error as { code?: unknown }).code === '55P03' || isLockTimeout(error.cause))
  );
}

/** Name of the unique constraint or index that a write violated, with either driver. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  // SQLSTATE 23505: unique_violation.
  if (code === '23505' && typeof constraint === 'string') return constraint;
  return violatedConstraint(error.cause);
}
