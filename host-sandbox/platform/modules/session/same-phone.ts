import { ApiError } from '../../http/api-error';

/** The answer to a new phone that is the present one; only its owner gets it. */
export function samePhoneError(): ApiError {
  return new ApiError('A0231', '与当前手机号相同');
}
