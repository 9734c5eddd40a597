import * as z from 'zod/mini';
import { envelope } from '@/contracts/envelope';
import { isSuccess } from '@/contracts/success-code';
import { readTolerantly, unconfirmed } from '@/contracts/tolerant-reader';
import { kindOf, ApiError, statusOf, type CallContext, type ApiFailure } from './api-error';
import { truncateResponse } from './truncate-response';
import type { RawResponse } from './transport';

/**
 * Validates a response; the envelope's code takes precedence over the HTTP status (R7.31 to R7.33). For a call without
 * data, an empty body is a body without a code.
 * @param onRepaired receives the paths of fields that were repaired or left out
 * @throws ApiError for an error of the platform, and for data that does not fit the schema (406)
 */
export function parseResponse<Response>(
  schema: z.ZodMiniType<Response>,
  response: RawResponse,
  context: CallContext,
  onRepaired?: (field: string) => void,
): Response {
  const isEmpty = response.text.trim() === '' && schema.safeParse(null).success;
  const body = readTolerantly(looseEnvelope, isEmpty ? {} : parseJson(response.text));
  if (!body.success) throw new ApiError({ ...invalidEnvelope(response), ...context });
  const { msg, data } = body.data;
  const code = body.data.code ?? response.status;
  if (!isSuccess(code)) {
    const status = statusOf(String(code), response.status);
    throw new ApiError({
      kind: kindOf(status),
      code: String(code),
      status,
      message: msg ?? '',
      data: data ?? null,
      statusText: response.status >= 400 ? response.statusText : '',
      ...context,
    });
  }
  const parsed = readTolerantly(schema, data ?? null, onRepaired);
  if (!parsed.success) throw new ApiError({ ...schemaMismatch, fields: fieldsOf(parsed.error), ...context });
  return parsed.data;
}

/** Without a code the HTTP status decides, by the same success codes (R7.32). A message of another type is ignored. */
const looseEnvelope = z.extend(envelope, {
  code: z.optional(z.nullable(envelope.shape.code)),
  msg: unconfirmed(envelope.shape.msg, null),
});

/** Paths of the fields that do not fit, without their values. */
const fieldsOf = (error: z.core.$ZodError) =>
  error.issues.slice(0, 5).map(({ path, code }) => `${path.map(String).join('.')} ${code}`);

const schemaMismatch: ApiFailure = {
  kind: 'contract',
  code: '406',
  status: 406,
  message: '',
  statusText: '',
};

/** A response without an envelope: the HTTP status of an error, else a wrong format (406). */
function invalidEnvelope({ status, statusText }: RawResponse): ApiFailure {
  if (status < 400) return schemaMismatch;
  return { kind: kindOf(status), code: String(status), status, message: '', statusText };
}

function parseJson(text: string): unknown {
  try {
    return truncateResponse(JSON.parse(text), text.length);
  } catch {
    return undefined;
  }
}
