import { jsonText } from './json-text';
import * as z from 'zod/mini';

/**
 * Strict in what is sent, tolerant in what is read. A schema alone is strict: the sample platform validates its own
 * responses with it. The deviations that the portal accepts are declared here, and `readTolerantly` applies them.
 */
type Schema = z.ZodMiniType;
/** Turns a value that does not fit its schema into one that does, if it can. */
type Repair = (value: unknown) => unknown;

const repairs = new WeakMap<z.core.$ZodType, Repair>();

/** Declares how a value that does not fit is read; what the repair returns must fit, or the value is refused. */
export function repairable<S extends Schema>(schema: S, repair: Repair): S {
  const own = schema.clone();
  const inner = repairs.get(schema);
  repairs.set(own, (value) => {
    const repaired = inner ? inner(value) : value;
    return schema.safeParse(repaired).success ? repaired : repair(repaired);
  });
  return own;
}

/** A field that the specification does not confirm: missing or of another type, it is read as `fallback`. */
export function unconfirmed<S extends Schema>(schema: S, fallback: z.output<S>): S {
  return repairable(schema, () => fallback);
}

/** A list: entries that cannot be read are left out, null is an empty list. Another type is refused. */
export function listOf<Item extends Schema>(item: Item): z.ZodMiniArray<Item> {
  return repairable(z.array(item), (value) => readableItems(item, value));
}

const readableItems = (item: Schema, value: unknown): unknown =>
  Array.isArray(value) ? value.filter((entry: unknown) => item.safeParse(entry).success) : (value ?? []);

/**
 * As `listOf`; of several entries with one id, the first is read: the id is the key of an entry on a page. Entries of
 * different kinds, as in a search, may have the same id.
 */
export function uniqueListOf<Item extends Schema>(item: Item): z.ZodMiniArray<Item> {
  const list = z.array(item).check(z.refine((entries) => entries.length === withUniqueIds(entries).length));
  return repairable(list, (value) => {
    const entries = readableItems(item, value);
    return Array.isArray(entries) ? withUniqueIds(entries) : entries;
  });
}

function withUniqueIds(entries: readonly unknown[]): readonly unknown[] {
  const seen = new Set<unknown>();
  return entries.filter((entry) => {
    if (!isObject(entry) || entry.id === undefined) return true;
    const key = jsonText([entry.id, entry.kind]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** An optional flag, which some platforms send as 0 and 1. */
export const flag = repairable(z.optional(z.boolean()), (value) =>
  value === 1 || value === 'true' ? true : undefined,
);

/**
 * Parses a value; where it does not fit, as far as the declarations above allow. Unknown keys are dropped.
 * @param onRepaired receives the path of each field that did not fit, such as `records.*.title`; empty for the value itself
 */
export function readTolerantly<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
  onRepaired: (field: string) => void = () => {},
) {
  const strict = schema.safeParse(value);
  return strict.success ? strict : schema.safeParse(repaired(schema, value, { path: '', onRepaired }));
}

/** The field that is read. */
interface FieldContext {
  path: string;
  onRepaired: (field: string) => void;
}

function repaired(schema: z.core.$ZodType, value: unknown, field: FieldContext): unknown {
  if (z.safeParse(schema, value).success) return value;
  const inner = withRepairedParts(schema, value, field);
  const repair = repairs.get(schema);
  const result = repair ? repair(inner) : inner;
  if (result !== inner) field.onRepaired(field.path);
  return result;
}

function withRepairedParts(schema: z.core.$ZodType, value: unknown, field: FieldContext): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'lazy':
      return repaired(def.getter(), value, field);
    case 'optional':
    case 'nullable':
      return value === undefined || value === null ? value : repaired(def.innerType, value, field);
    case 'array':
      return Array.isArray(value)
        ? value.map((entry) => repaired(def.element, entry, below(field, '*')))
        : value;
    case 'object':
      return isObject(value) ? { ...value, ...repairedFields(def.shape, value, field) } : value;
    default:
      return value;
  }
}

function repairedFields(
  shape: z.core.$ZodShape,
  value: Readonly<Record<string, unknown>>,
  field: FieldContext,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(shape).map(([key, part]) => [key, repaired(part, value[key], below(field, key))]),
  );
}

const below = ({ path, onRepaired }: FieldContext, key: string): FieldContext => ({
  path: path === '' ? key : `${path}.${key}`,
  onRepaired,
});

/** True for a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
