import * as z from 'zod/mini';

const text = z._default(z.string(), '');
const texts = z._default(z.array(z.string()), []);

/** The platform's log lines that carry an error number; see error-handler.ts, server-setup.ts, error-report.ts. */
const logLine = z.discriminatedUnion('msg', [
  z.object({
    msg: z.literal('browser error'),
    time: z.number(),
    page: text,
    message: text,
    /** Positions in built scripts, such as `portal-B1x.js:1:2345`. */
    frames: texts,
  }),
  z.object({
    msg: z.literal('request failed'),
    time: z.number(),
    error: z.object({
      type: text,
      message: text,
      frames: texts,
      code: z.optional(z.string()),
      table: z.optional(z.string()),
      constraint: z.optional(z.string()),
      query: z.optional(z.string()),
    }),
  }),
  z.object({
    msg: z.literal('answer does not fit the contract'),
    time: z.number(),
    path: text,
    fields: texts,
  }),
  z.object({
    msg: z.literal('caller left'),
    time: z.number(),
    method: text,
    path: text,
    milliseconds: z.number(),
    user: z.optional(z.string()),
  }),
  z.object({
    msg: z.literal('answered'),
    time: z.number(),
    method: text,
    path: text,
    status: z.number(),
    milliseconds: z.optional(z.number()),
    user: z.optional(z.string()),
    /** Input that is not HTTP. */
    reason: z.optional(z.string()),
  }),
]);

/** A line of the platform's log, or of another program, such as nginx. */
export type FoundLine = z.infer<typeof logLine> | { readonly msg: 'other'; readonly text: string };

/** Finds the log lines of an error number. @param number as the screen shows it */
export async function findLines(
  lines: AsyncIterable<string> | Iterable<string>,
  number: string,
): Promise<FoundLine[]> {
  const found: FoundLine[] = [];
  for await (const line of lines) if (line.includes(number)) found.push(...readLine(line, number));
  return found;
}

function readLine(line: string, number: string): FoundLine[] {
  const fields = parseJson(line);
  if (fields === null) return [{ msg: 'other', text: line.trim() }];
  if ((fields as { requestId?: unknown }).requestId !== number) return [];
  const parsed = logLine.safeParse(fields);
  return [parsed.success ? parsed.data : { msg: 'other', text: line.trim() }];
}

/** The JSON object of a line; `null` for other lines. */
function parseJson(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
