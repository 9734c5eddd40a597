/** Faults that the lab's server injects into calls of the platform. */
export type PlatformFault = 'away' | 'error' | 'slow' | 'rejected' | 'forbidden' | 'no envelope';

/** Faults that it injects into the portal's files. */
export type FileFault = 'no page' | 'no styles' | 'gone' | 'broken' | 'throwing' | 'slow' | 'new version';

/** The faults between a portal of the lab and its servers. */
export interface LabFaults {
  readonly platform?: PlatformFault;
  readonly files?: FileFault;
}
