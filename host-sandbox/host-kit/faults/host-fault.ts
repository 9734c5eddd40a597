import type { Fault } from '../../platform/check/fault';

/** A fault of a host that the check can name. */
export interface HostFault extends Fault {
  /** Paragraph of docs/embedding.md that holds the remedy. */
  readonly guide: string;
}
