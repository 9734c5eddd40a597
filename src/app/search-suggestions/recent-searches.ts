import * as z from 'zod/mini';
import { limits } from '@/contracts/limits';
import { recentSearchesKey } from '@/shared/api/base-api';
import type { ScopedCache } from '@/shared/lib/scoped-cache';

/** Number of keywords that are stored. */
const maxStored = 6;

const stored = z.array(z.string().check(z.minLength(1), z.maxLength(limits.keywordMax)));

/** The last keywords that this user searched for in this browser, latest first. */
export function readRecentSearches(cache: ScopedCache): string[] {
  const read = stored.safeParse(cache.read(recentSearchesKey));
  return read.success ? read.data.slice(0, maxStored) : [];
}

/** Puts a keyword in front; the session's end removes them all. @param keyword trimmed; an empty one is left out */
export function addRecentSearch(cache: ScopedCache, keyword: string): void {
  if (keyword === '') return;
  const others = readRecentSearches(cache).filter((other) => other !== keyword);
  cache.write(recentSearchesKey, [keyword, ...others].slice(0, maxStored));
}

export function clearRecentSearches(cache: ScopedCache): void {
  cache.clear([recentSearchesKey]);
}
