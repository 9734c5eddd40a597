import * as z from 'zod/mini';
import { envelope } from '@/contracts/envelope';
import { parseJsonText } from '@/contracts/json-text';
import { isSuccess } from '@/contracts/success-code';
import { readTolerantly, unconfirmed } from '@/contracts/tolerant-reader';
import { kindOf, ApiError, statusOf, type CallContext, type ApiFailure } from './api-error';
import { truncateResponse } from './truncate-response';
import type { RawResponse } from './transport';

/**
 * Validates a response; the envelope's code takes precedence over the HTTP status (R7.31 to R7.33). An empty body
 * is a body without a code, unless it has success but lacks data.
 * @param onRepaired receives the paths of fields that were repaired or left out
 * @throws ApiError for an error of the platform, and for data that does not fit the schema (406)
 */
export async function parseResponse<Response>(
  schema: z.ZodMiniType<Response>,
  response: RawResponse,
  context: CallContext,
  onRepaired?: (field: string) => void,
): Promise<Response> {
  const isEmpty = response.text.trim() === '';
  const hasNoCode = isEmpty && (!isSuccess(response.status) || schema.safeParse(null).success);
  const json = hasNoCode ? {} : await parseJson(response.text);
  const body = readTolerantly(looseEnvelope, json);
  if (!body.success || isForeign(json)) throw new ApiError({ ...withoutEnvelope(response), ...context });
  const { msg, data } = body.data;
  const code = body.data.code ?? response.status;
  if (!isSuccess(code)) {
    const status = statusOf(String(code), response.status);
    throw new ApiError({
      kind: kindOf(status),
      code: String(code),
      status,
      message: msg?.trim() ?? '',
      data: data ?? null,
      statusText: response.statusText,
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

/** True for an object of other fields than those of the envelope, such as the `{ "error": … }` of a gateway. */
const isForeign = (json: unknown) => {
  const fields = Object.keys(json ?? {});
  return fields.length > 0 && !fields.some((field) => field in envelope.shape);
};

/** Statuses that a platform may send without an envelope. */
const bareStatuses = [401, 404, 410, 429];

/**
 * A response without an envelope. Of an error, the HTTP status decides where the platform or its gateway may have sent it
 * (R7.32). Any other comes from the network between: it is no decision of the platform.
 */
function withoutEnvelope({ status, statusText }: RawResponse): ApiFailure {
  if (status < 400) return { ...schemaMismatch, isFromNetwork: true };
  const isBare = bareStatuses.includes(status) || (status >= 500 && status !== 511);
  const failure = { code: String(status), status, message: '' };
  return isBare
    ? { ...failure, kind: kindOf(status), statusText }
    : { ...failure, kind: 'network', statusText: '', isFromNetwork: true };
}

async function parseJson(text: string): Promise<unknown> {
  try {
    return truncateResponse(await parseJsonText(text), text.length);
  } catch {
    return undefined;
  }
}
