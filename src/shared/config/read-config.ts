import type * as z from 'zod/mini';
import { configSchema, type PortalConfig } from './schema';
import { siteSchema } from './site';

export interface ConfigResult {
  config: PortalConfig;
  /** One sentence a wrong field: which one, and what it expects. The default stands in for it. */
  problems: string[];
}

/**
 * Merges the sources, later wins, and checks each field on its own, so that one wrong value costs only itself.
 * @param sources objects as they came: from the page's JSON block, from the host; undefined where there is none
 */
export function readConfig(...sources: readonly unknown[]): ConfigResult {
  const merged = sources.reduce<Fields>((all, source) => merge(all, source), {});
  const wrong = sources.filter((source) => source !== undefined && !isFields(source));
  const problems = wrong.map(() => 'config: expects object');
  const whole = configSchema.safeParse(merged);
  if (whole.success) return { config: fill(whole.data), problems };
  for (const issue of whole.error.issues) {
    problems.push(`config.${issue.path.join('.')}: ${expectation(issue)}`);
    remove(merged, issue.path);
  }
  return { config: fill(configSchema.parse(merged)), problems };
}

/** What the field expects, in words for the operator. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `expects ${issue.expected}`;
  if (issue.code === 'invalid_value') return `expects one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `expects at least ${issue.minimum}`;
  if (issue.code === 'invalid_format') return `expects the form ${issue.pattern ?? issue.format}`;
  return issue.message;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(under: Fields, over: unknown): Fields {
  if (!isFields(over)) return under;
  const result = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = result[key];
    result[key] = isFields(value) && isFields(below) ? merge(below, value) : value;
  }
  return result;
}

/** Drops the value at the path, or the nearest object above it that exists. */
function remove(fields: Fields, path: readonly PropertyKey[]): void {
  const [head, ...rest] = path.map(String);
  if (head === undefined) return;
  const below = fields[head];
  if (rest.length > 0 && isFields(below) && rest[0] !== undefined && rest[0] in below) remove(below, rest);
  else delete fields[head];
}

/** The nested defaults: zod fills `site` only when it parses the object itself. */
function fill(config: PortalConfig): PortalConfig {
  return { ...config, site: siteSchema.parse(config.site) };
}
