import type { Location } from 'react-router-dom';
import { isInPlace } from '@/shared/routes/in-place';

/**
 * The key of a page's scroll position: its address, so that a cached page gets its position back also when it is opened by
 * a link or a tab. The keys stay in the session storage after a sign-out, and an address may hold what a user searched
 * for, so the address is hashed.
 */
export function scrollKey(location: Location): string {
  return isInPlace(location) ? location.key : hash(location.pathname + location.search);
}

/** 32 bits (FNV-1a): many addresses share a hash, so that none can be read from it. */
function hash(text: string): string {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  return (bits >>> 0).toString(36);
}
