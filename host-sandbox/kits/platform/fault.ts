/** A text in Chinese and English. */
export type Bilingual = readonly [chinese: string, english: string];

/** A fault that a check can find in a platform or a host. */
export interface Fault {
  /** The description of the fault. */
  readonly what: Bilingual;
  /** The remedy, for the team of the platform or host. */
  readonly remedy: Bilingual;
}

/** The lines of a report about one fault, after an empty one. @param where the calls that have it */
export function faultLines({ what, remedy }: Fault, where = ''): string[] {
  return ['', what.join(' / ') + (where && `：${where}`), ...remedy.map((text) => `  ${text}`)];
}
