import { type ErrorCode, errorStatus } from '@/contracts/error-codes';

/** Thrown by a handler, sent as an envelope. */
export class ApiError extends Error {
  override name = 'ApiError';

  /**
   * @param code decides the HTTP status
   * @param message Chinese text for the user
   * @param data further facts for the client, such as `retryAfter` in seconds
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

/**
 * The error A0404 for a record that does not exist, or that this user may not see.
 * @param what Chinese noun of the record, the start of the message
 */
export function notFound(what: string): ApiError {
  return new ApiError('A0404', `${what}不存在或尚未发布`);
}

/** The response body of an error. */
export function errorEnvelope({ code, message, data }: ApiError): string {
  return JSON.stringify({ code, msg: message, data });
}

/** Errors of requests that are rejected before any call handles them, by HTTP status. */
const httpErrors: Partial<Record<number, readonly [ErrorCode, string]>> = {
  403: ['A0403', '该地址不允许访问'],
  404: ['A0404', '请求的地址不存在'],
  405: ['A0405', '该接口只支持 POST 请求'],
  411: ['A0400', '请求必须注明内容的长度（Content-Length）'],
  412: ['A0412', '文件与请求的条件不符'],
  413: ['A0413', '提交的内容过大'],
  415: ['A0415', '请求内容必须是 JSON 格式'],
  416: ['A0416', '请求的范围超出文件'],
};

/** The error for an HTTP status from 400 to 499; a status without its own code becomes A0400. */
export function httpError(status: number): ApiError {
  const [code, text] = httpErrors[status] ?? ['A0400', '请求内容无法识别'];
  return new ApiError(code, text, null, status);
}
