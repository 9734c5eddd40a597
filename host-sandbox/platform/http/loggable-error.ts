/**
 * What a log may say of an error. Database errors put the query's parameters into message and stack, so of those
 * only the cause is told; a stack is reduced to its frames.
 */
export function loggableError(error: unknown): {
  type: string;
  message: string;
  code?: string;
  frames: string[];
} {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', frames: [] };
  const root = error.cause instanceof Error ? error.cause : error;
  const code = (root as NodeJS.ErrnoException).code;
  return {
    type: root.name,
    message: root === error && 'params' in error ? 'query failed' : root.message,
    ...(code ? { code } : {}),
    frames: (root.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
  };
}
