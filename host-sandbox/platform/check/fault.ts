/** A text in Chinese and English. */
type Bilingual = readonly [chinese: string, english: string];

/** What a check can find wrong with a platform or a host. */
export interface Fault {
  /** What is wrong. */
  readonly what: Bilingual;
  /** What the team of the platform or host does about it. */
  readonly remedy: Bilingual;
}

/** What is wrong, in Chinese. @param detail what was seen */
export function faultNote({ what: [chinese] }: Fault, detail: string): string {
  return chinese + (detail && `（${detail}）`);
}

/** The lines of a report about one fault, after an empty one. @param where the calls that have it */
export function faultLines({ what, remedy }: Fault, where = ''): string[] {
  return ['', what.join(' / ') + (where && `：${where}`), ...remedy.map((text) => `  ${text}`)];
}
