import { type ErrorCode, errorStatus } from '@/contracts/error-codes';

/** An answer other than success: a handler throws it, the envelope carries it. */
export class ApiError extends Error {
  override name = 'PlatformFault';

  /**
   * @param code decides the HTTP status
   * @param message Chinese text for the person in front of the screen
   * @param data more facts for the client, such as `retryAfter` in seconds
   */
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly data: unknown = null,
    readonly status: number = errorStatus[code],
  ) {
    super(message);
  }
}

export function notFound(what: string): ApiError {
  return new ApiError('A0404', `${what}不存在或尚未发布`);
}

/** The body that carries a fault. */
export function errorEnvelope({ code, message, data }: ApiError): string {
  return JSON.stringify({ code, msg: message, data });
}
