import type { CallName } from '@/contracts/calls';
import type { Caller, CheckTarget } from './caller';
import type { KnownIds } from './inputs';

/** The context of each check. */
export interface CheckContext {
  readonly call: Caller;
  readonly found: KnownIds;
  readonly write: boolean;
  /** False for calls that the platform was found to lack. */
  readonly isChosen: (name: CallName) => boolean;
  readonly target: CheckTarget;
  /** When the check signed in, milliseconds. */
  readonly signedInAt: number;
}
