/** What the lab's server does to calls of the platform. */
export type PlatformFault = 'away' | 'error' | 'slow' | 'rejected' | 'forbidden' | 'no envelope';

/** What it does to the portal's files. */
export type FileFault = 'no page' | 'no styles' | 'gone' | 'broken' | 'throwing' | 'slow' | 'new version';

/** What is wrong between a portal of the lab and its servers. */
export interface LabFaults {
  readonly platform?: PlatformFault;
  readonly files?: FileFault;
}
