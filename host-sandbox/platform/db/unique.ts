/** Name of the unique constraint or index that a refused write broke, whichever database refused it. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  // SQLSTATE 23505: unique_violation.
  if (code === '23505' && typeof constraint === 'string') return constraint;
  return violatedConstraint(error.cause);
}
