import type { Fault } from '../../platform/fault';

/** A fault of a host that the check can name. */
export interface HostFault extends Fault {
  /** Page of docs/ and its paragraph that holds the remedy, such as `embedding/token.md#token`. */
  readonly guide: string;
}
