/** Faults that the lab's server injects into calls of the platform. */
export type PlatformFault = 'away' | 'rejected';

/** Faults that it injects into the portal's files. */
export type FileFault = 'no styles' | 'gone' | 'broken' | 'throwing' | 'new version';

/** The faults between a portal of the lab and its servers. */
export interface LabFaults {
  readonly platform?: PlatformFault;
  readonly files?: FileFault;
}
