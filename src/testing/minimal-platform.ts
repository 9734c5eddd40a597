import * as z from 'zod/mini';
import { callAddress, type Call } from '@/contracts/call';
import { callNamesOf, calls, type CallName } from '@/contracts/calls';
import { readTolerantly } from '@/contracts/tolerant-reader';
import { sendEnvelope, type RequestHandler } from './faulty-server';

/** The calls that the specification lists; a platform need have no other. */
export const specifiedCalls: Partial<Record<CallName, Call>> = Object.fromEntries(
  callNamesOf('specified').map((name) => [name, calls[name]]),
);

/** Replacements for a value that the portal can do without. */
export const minimalStyles = ['missing', 'null', 'another type'] as const;
export type MinimalStyle = (typeof minimalStyles)[number];

/** Values for fields that the portal can do without; one of another type must not fit by chance. */
const substitutes: Record<MinimalStyle, readonly unknown[]> = {
  missing: [undefined],
  null: [null],
  'another type': [{ x: 1 }, 7, true, 'x'],
};

/**
 * The minimum data that the portal reads by a schema: optional fields are missing, null or of another type. Lists have
 * one readable entry and two unreadable ones.
 */
export function minimalData(schema: z.core.$ZodType, style: MinimalStyle): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return [minimalData(def.element, style), { 'not an': 'entry' }, null];
  if (def.type === 'object' && !isRead(schema, undefined)) return minimalObject(schema, def.shape, style);
  const substitute = substitutes[style].find((value) => isRead(schema, value) && !fits(schema, value));
  if (substitute !== undefined || isRead(schema, undefined)) return substitute;
  return [null, '1', 1].find((value) => fits(schema, value));
}

function minimalObject(schema: z.core.$ZodType, shape: z.core.$ZodShape, style: MinimalStyle): unknown {
  let minimal: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(shape)) minimal[key] = minimalData(field, style);
  // fields that the object completes from its other fields
  for (const [key, field] of Object.entries(shape)) {
    const substitute = { ...minimal, [key]: substitutes[style][0] };
    if (field._zod.def.type !== 'array' && fits(field, minimal[key]) && isRead(schema, substitute))
      minimal = substitute;
  }
  return Object.fromEntries(Object.entries(minimal).filter(([, data]) => data !== undefined));
}

const fits = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;
const isRead = (schema: z.core.$ZodType, value: unknown) =>
  readTolerantly(schema as z.ZodMiniType, value).success;

/**
 * Responds as a platform with only the specified calls, with the minimum data of each.
 * @param data replaces the minimum data
 */
export function minimalPlatform(
  style: MinimalStyle,
  data: Partial<Record<CallName, unknown>> = {},
): RequestHandler {
  const responses = new Map<string, unknown>();
  for (const [name, call] of Object.entries(specifiedCalls) as [CallName, Call][])
    responses.set(
      callAddress(call, 'train').split('?')[0] ?? '',
      name in data ? data[name] : minimalData(call.response, style),
    );
  return ({ path }, response) => {
    const address = path.split('?')[0] ?? '';
    if (responses.has(address))
      return void sendEnvelope(response, { code: 200, data: responses.get(address) });
    response.writeHead(404);
    response.end('<h1>Not Found</h1>');
  };
}
