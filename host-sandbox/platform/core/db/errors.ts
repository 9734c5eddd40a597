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
  if (systemCodes.has(code) || /^(08|57P|53300)/.test(code) || driverTexts.test(textOf(error))) return true;
  if (error instanceof AggregateError && error.errors.some(isConnectionError)) return true;
  return isConnectionError(error.cause);
}

/** The message of the error itself: that of Drizzle around it repeats the values of the statement. */
function textOf(error: Error): string {
  return error.cause instanceof Error || quotesValues(error) ? '' : error.message;
}

/**
 * Whether the message of an error may quote a value: PostgreSQL quotes the one that it could not read (SQLSTATE class
 * 22), and a trigger may write any text (P0001).
 */
export function quotesValues(error: Error): boolean {
  return /^(22|P0)/.test((error as NodeJS.ErrnoException).code ?? '');
}

const storageCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** Texts of the same errors where a program quotes them. */
const storageTexts =
  /No space left on device|Disk quota exceeded|Read-only file system|Input\/output error|Too many open files/i;

/**
 * Whether an error means that the storage of files or of the database is full, read-only or broken: of this machine, or
 * of the database's.
 */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  // SQLSTATE: 53100 disk full; 58 system error, such as 58030 I/O error.
  if (storageCodes.has(code) || /^(53100|58\w{3})$/.test(code) || storageTexts.test(textOf(error)))
    return true;
  return isStorageError(error.cause);
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
