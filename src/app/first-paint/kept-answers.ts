/** The browser's own storage; where it is blocked, the mere property throws. */
export type StorageView = Pick<Window, 'localStorage'>;

/** Settings of the page's configuration, unvalidated. */
export interface KeepConfig {
  storagePrefix?: string;
  /** How long an answer may be shown again; default: 24. */
  cacheHours?: number;
}

const key = 'home_answers';
const millisecondsAnHour = 3_600_000;

/**
 * The answers of the home page's first requests that a visitor saw last, in their order; none where they are too old.
 * They are shown until the new ones are there.
 */
export function readKeptAnswers(view: StorageView, config: KeepConfig): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(view.localStorage.getItem((config.storagePrefix ?? '') + key) ?? '');
    const { at, answers } = kept as { at: number; answers: unknown };
    const age = Date.now() - at;
    const isFresh = age >= 0 && age < (config.cacheHours ?? 24) * millisecondsAnHour;
    return isFresh && Array.isArray(answers) ? answers : [];
  } catch {
    return [];
  }
}

/** Keeps the answers for the next visit. Storage may be full or blocked. */
export function keepAnswers(view: StorageView, config: KeepConfig, answers: readonly unknown[]): void {
  try {
    const kept = JSON.stringify({ at: Date.now(), answers });
    view.localStorage.setItem((config.storagePrefix ?? '') + key, kept);
  } catch {
    // the next visit waits for its answers
  }
}
