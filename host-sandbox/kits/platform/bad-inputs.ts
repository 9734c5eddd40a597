import * as z from 'zod/mini';
import type { Call } from '@/contracts/call';

/** A field of an input that a platform must refuse, and why. */
export interface BadInput {
  /** Such as `title too-long（> 40）`. */
  readonly name: string;
  readonly input: object;
}

/** What a field, or one of its alternatives, accepts. */
interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly JsonSchema[];
}

/** A field that is bad in one way, and inputs with it; the first that the contract refuses is used. */
interface BadField {
  readonly name: string;
  readonly tries: readonly object[];
}

/** Longer limits are those of the body, which the check `protocol` tries. */
const longestLimit = 10_000;

/**
 * A good input with one bad field: each required field of a wrong type, each field that is too long, and each required
 * field missing; those of an object that the input has, such as `query.articleType`, too. What the contract accepts is left out.
 * @param input a good input
 * @param withMissing leaves fields out too
 */
export function badInputs(
  { request, inputLocation }: Call,
  input: object,
  { withMissing }: { withMissing: boolean },
): BadInput[] {
  // in a query all values are text
  const withTypes = inputLocation !== 'query';
  const schema = z.toJSONSchema(request, { io: 'input' }) as JsonSchema;
  return badFields(schema, input, { withMissing, withTypes }).flatMap(({ name, tries }) => {
    const bad = tries.find((one) => !request.safeParse(one).success);
    return bad ? [{ name, input: bad }] : [];
  });
}

function badFields(
  { properties = {}, required = [] }: JsonSchema,
  input: object,
  which: { withMissing: boolean; withTypes: boolean },
): BadField[] {
  return Object.entries(properties).flatMap(([field, schema]) => {
    const { [field]: good, ...rest } = input as Record<string, unknown>;
    const isRequired = required.includes(field);
    const withValue = (value: unknown) => ({ ...input, [field]: value });
    const inner =
      isObject(good) && schema.type === 'object' ? badFields(fieldsOf(schema, good), good, which) : [];
    return [
      ...(isRequired && which.withTypes
        ? [{ name: `${field} wrong-type`, tries: wrongValues(schema).map(withValue) }]
        : []),
      ...tooLong(schema).map(({ limit, value }) => ({
        name: `${field} too-long（> ${limit}）`,
        tries: [withValue(value)],
      })),
      ...(isRequired && which.withMissing ? [{ name: `${field} missing`, tries: [rest] }] : []),
      ...inner.map(({ name, tries }) => ({ name: `${field}.${name}`, tries: tries.map(withValue) })),
    ];
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object that a good input has; a platform may ignore further filters of a list. */
function fieldsOf({ properties = {}, ...schema }: JsonSchema, good: object): JsonSchema {
  const known = Object.entries(properties).filter(([field]) => field in good);
  return { ...schema, properties: Object.fromEntries(known) };
}

/** An object is no text, number, list or flag; a text is no object. */
const wrongValues = ({ type }: JsonSchema): unknown[] =>
  type === 'object' ? ['of a wrong type'] : [{ of: 'a wrong type' }, 'of a wrong type'];

/** The shortest text, or list, beyond the limit of a field; none without a limit. */
function tooLong({ maxLength, maxItems, anyOf = [] }: JsonSchema): { limit: number; value: unknown }[] {
  if (maxLength !== undefined && maxLength <= longestLimit)
    return [{ limit: maxLength, value: '1'.repeat(maxLength + 1) }];
  if (maxItems !== undefined)
    return [{ limit: maxItems, value: Array.from({ length: maxItems + 1 }, () => '1') }];
  return anyOf.flatMap(tooLong).slice(0, 1);
}
