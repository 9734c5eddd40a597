import { PlatformFault } from '../../http/fault';

/** The answer to a new phone that is the present one; only its owner gets it. */
export function samePhone(): PlatformFault {
  return new PlatformFault('A0231', '与当前手机号相同');
}
