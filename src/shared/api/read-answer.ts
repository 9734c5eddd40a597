import * as z from 'zod/mini';
import { envelope, isSuccess } from '@/contracts/envelope';
import { kindOf, PlatformError, statusOf, type CallContext, type Fault } from './platform-error';
import type { Answer } from './transport';

/**
 * The checked data of an answer: the envelope's code counts before the HTTP status (R7.31 to R7.33).
 * @throws PlatformError for a refusal, and for what does not have the declared shape (406)
 */
export function readAnswer<Response>(
  shape: z.ZodMiniType<Response>,
  answer: Answer,
  context: CallContext,
): Response {
  const body = looseEnvelope.safeParse(parseJson(answer.text));
  if (!body.success) throw new PlatformError({ ...unreadable(answer), ...context });
  const { code = answer.status, msg, data } = body.data;
  const succeeded = body.data.code === undefined ? answer.status < 400 : isSuccess(code);
  if (!succeeded) {
    const status = statusOf(String(code), answer.status);
    throw new PlatformError({
      kind: kindOf(status),
      code: String(code),
      status,
      message: msg ?? '',
      data: data ?? null,
      statusText: answer.status >= 400 ? answer.statusText : '',
      ...context,
    });
  }
  const checked = shape.safeParse(data ?? null);
  if (!checked.success) throw new PlatformError({ ...misfit, ...context });
  return checked.data;
}

/** Without a code the HTTP status decides (R7.32). */
const looseEnvelope = z.partial(envelope, { code: true });

const misfit: Fault = { kind: 'contract', code: '406', status: 406, message: '', statusText: '' };

/** An answer that is no envelope: a fault's status speaks for itself, else the format is what is wrong (406). */
function unreadable({ status, statusText }: Answer): Fault {
  if (status < 400) return misfit;
  return { kind: kindOf(status), code: String(status), status, message: '', statusText };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
