import * as z from 'zod/mini';
import type { Call } from '@/contracts/call';

/** A field of an input that a platform must refuse, and why. */
export interface BadInput {
  /** Such as `title too-long`. */
  readonly name: string;
  readonly input: object;
}

/** The limits of a field, or of its alternatives. */
interface JsonSchema {
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly JsonSchema[];
}

/** Longer limits are those of the body, which the check `protocol` tries. */
const longestLimit = 10_000;

/**
 * A good input with one bad field: each required field of a wrong type, each field that is too long, and each required
 * field missing. What the contract accepts is left out.
 * @param input a good input
 * @param withMissing leaves fields out too
 */
export function badInputs(
  { request, inputLocation }: Call,
  input: object,
  { withMissing }: { withMissing: boolean },
): BadInput[] {
  const { properties = {}, required = [] } = z.toJSONSchema(request, { io: 'input' });
  const fields = Object.entries(properties).flatMap(([field, schema]) => {
    const isRequired = required.includes(field);
    const { [field]: _, ...rest } = input as Record<string, unknown>;
    const wrongTypes = wrongValues.map((value) => ({ ...input, [field]: value }));
    return [
      // in a query all values are text
      isRequired && inputLocation !== 'query' && { name: `${field} wrong-type`, tries: wrongTypes },
      {
        name: `${field} too-long`,
        tries: tooLong(schema as JsonSchema).map((value) => ({ ...input, [field]: value })),
      },
      isRequired && withMissing && { name: `${field} missing`, tries: [rest] },
    ];
  });
  return fields.flatMap((field) => {
    const bad = field && field.tries.find((one) => !request.safeParse(one).success);
    return field && bad ? [{ name: field.name, input: bad }] : [];
  });
}

/** An object is no text, number, list or flag; a text is no object. */
const wrongValues: readonly unknown[] = [{ of: 'a wrong type' }, 'of a wrong type'];

/** The shortest text, or list, beyond the limit of a field; none without a limit. */
function tooLong(schema: JsonSchema): unknown[] {
  const { maxLength, maxItems, anyOf = [] } = schema;
  if (maxLength !== undefined && maxLength <= longestLimit) return ['1'.repeat(maxLength + 1)];
  if (maxItems !== undefined) return [Array.from({ length: maxItems + 1 }, () => '1')];
  return anyOf.flatMap(tooLong);
}
