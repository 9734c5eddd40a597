import type * as z from 'zod/mini';
import { isObject } from '@/contracts/tolerant-reader';
import { brandSchema } from '@/shared/theme/brand-schema';
import { configSchema, extraSchema, themeSchema, type PortalConfig } from './schema';
import { siteSchema } from './site';

export interface ConfigResult {
  config: PortalConfig;
  /** One line per invalid field, in Chinese and English: its name and the expected value. Its default is used. */
  problems: string[];
  /** Names of unknown settings, such as `config.apiBas`. */
  unknown: string[];
}

/**
 * Merges the sources, of which later ones win, and validates each field separately: an invalid value does not affect
 * others.
 * @param sources unvalidated: the page's JSON block, the host's prop; undefined if there is none
 */
export function readConfig(...sources: readonly unknown[]): ConfigResult {
  const merged = sources.reduce<Fields>((all, source) => merge(all, source), {});
  const wrong = sources.filter((source) => source !== undefined && !isObject(source));
  const problems = wrong.map(() => problem('config', '应为 JSON 对象', 'expects a JSON object'));
  // a brand has no defaults that would name its fields
  const known = { ...applyNestedDefaults(configSchema.parse({})), brand: brandSchema.shape };
  const unknown = findUnknownFields(merged, known, 'config');
  const whole = configSchema.safeParse(merged);
  if (whole.success) return { config: applyNestedDefaults(whole.data), problems, unknown };
  for (const issue of whole.error.issues) {
    problems.push(problem(`config.${issue.path.join('.')}`, ...expectation(issue)));
    remove(merged, issue.path);
  }
  return { config: applyNestedDefaults(configSchema.parse(merged)), problems, unknown };
}

/** The paths of fields that the complete defaults do not have. Fields below an empty object may have any name. */
function findUnknownFields(given: Fields, known: Fields, path: string): string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const fieldPath = `${path}.${key}`;
    if (!Object.keys(known).includes(key)) return [fieldPath];
    const below = known[key];
    const isKnownShape = isObject(below) && Object.keys(below).length > 0;
    return isObject(value) && isKnownShape ? findUnknownFields(value, below, fieldPath) : [];
  });
}

function problem(field: string, chinese: string, english: string): string {
  return `${field}：${chinese} / ${english}`;
}

const kinds: Partial<Record<string, [chinese: string, english: string]>> = {
  string: ['应为文字', 'expects a text'],
  number: ['应为数字', 'expects a number'],
  int: ['应为整数', 'expects a whole number'],
  boolean: ['应为 true 或 false', 'expects true or false'],
  array: ['应为列表', 'expects a list'],
  object: ['应为一组字段', 'expects an object of fields'],
};

/** The expected value of a field, in Chinese and English. */
function expectation(issue: z.core.$ZodIssue): [chinese: string, english: string] {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? [`应为 ${issue.expected}`, `expects ${issue.expected}`];
    case 'invalid_value':
      return [`应为 ${issue.values.join('、')} 之一`, `expects one of ${issue.values.join(', ')}`];
    case 'too_small':
      if (issue.origin === 'string') return ['不能为空', 'expects a text'];
      return [`不能小于 ${issue.minimum}`, `expects at least ${issue.minimum}`];
    case 'custom': {
      const { chinese = '不正确', english = issue.message } = (issue.params ?? {}) as Record<string, string>;
      return [chinese, english];
    }
    default:
      return ['不正确', issue.message];
  }
}

type Fields = Record<string, unknown>;

function merge(under: Fields, over: unknown): Fields {
  if (!isObject(over)) return under;
  const result = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = result[key];
    result[key] = isObject(value) && isObject(below) ? merge(below, value) : value;
  }
  return result;
}

/** Deletes the value at the path, or its nearest existing parent. */
function remove(fields: Fields, path: readonly PropertyKey[]): void {
  const [head, ...rest] = path.map(String);
  if (head === undefined) return;
  const below = fields[head];
  if (rest.length > 0 && isObject(below) && rest[0] !== undefined && rest[0] in below) remove(below, rest);
  else delete fields[head];
}

/** Applies the defaults of nested objects, which zod applies only when it parses the object itself. */
function applyNestedDefaults(config: PortalConfig): PortalConfig {
  return {
    ...config,
    theme: themeSchema.parse(config.theme),
    extra: extraSchema.parse(config.extra),
    site: siteSchema.parse(config.site),
  };
}
