import * as z from 'zod/mini';
import { envelope, isSuccess } from '@/contracts/envelope';
import { kindOf, ApiError, statusOf, type CallContext, type ApiFailure } from './api-error';
import type { RawResponse } from './transport';

/**
 * The checked data of an answer: the envelope's code counts before the HTTP status (R7.31 to R7.33).
 * @throws ApiError for a refusal, and for what does not have the declared shape (406)
 */
export function parseResponse<Response>(
  schema: z.ZodMiniType<Response>,
  response: RawResponse,
  context: CallContext,
): Response {
  const body = looseEnvelope.safeParse(parseJson(response.text));
  if (!body.success) throw new ApiError({ ...invalidEnvelope(response), ...context });
  const { code = response.status, msg, data } = body.data;
  const succeeded = body.data.code === undefined ? response.status < 400 : isSuccess(code);
  if (!succeeded) {
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
  const checked = schema.safeParse(data ?? null);
  if (!checked.success) throw new ApiError({ ...schemaMismatch, ...context });
  return checked.data;
}

/** Without a code the HTTP status decides (R7.32). */
const looseEnvelope = z.partial(envelope, { code: true });

const schemaMismatch: ApiFailure = {
  kind: 'contract',
  code: '406',
  status: 406,
  message: '',
  statusText: '',
};

/** An answer that is no envelope: a fault's status speaks for itself, else the format is what is wrong (406). */
function invalidEnvelope({ status, statusText }: RawResponse): ApiFailure {
  if (status < 400) return schemaMismatch;
  return { kind: kindOf(status), code: String(status), status, message: '', statusText };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
