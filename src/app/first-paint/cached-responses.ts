/** The browser's own storage; where storage is blocked, reading the property throws. */
export type StorageView = Pick<Window, 'localStorage'>;

/** Settings of the page's configuration, unvalidated. */
export interface CacheConfig {
  storagePrefix?: string;
  /** Maximum age of a response that may be shown again, in hours; default: 24. */
  cacheHours?: number;
}

/** In the browser's storage, after the prefix. */
export const cachedResponsesKey = 'home_responses';
const millisecondsAnHour = 3_600_000;

/**
 * The last responses to the home page's first requests, in their order; none where they are too old. A visitor sees them
 * until the new ones arrive.
 */
export function readCachedResponses(view: StorageView, config: CacheConfig): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(
      view.localStorage.getItem((config.storagePrefix ?? '') + cachedResponsesKey) ?? '',
    );
    const { at, responses } = stored as { at: number; responses: unknown };
    const age = Date.now() - at;
    const isFresh = age >= 0 && age < (config.cacheHours ?? 24) * millisecondsAnHour;
    return isFresh && Array.isArray(responses) ? responses : [];
  } catch {
    return [];
  }
}

/** Stores the responses for the next visit. Storage may be full or blocked. */
export function cacheResponses(view: StorageView, config: CacheConfig, responses: readonly unknown[]): void {
  try {
    const text = JSON.stringify({ at: Date.now(), responses });
    view.localStorage.setItem((config.storagePrefix ?? '') + cachedResponsesKey, text);
  } catch {
    // the next visit waits for the platform
  }
}
