import { safeAddress } from '@/contracts/safe-address';

/** The page that a message links to: one of the portal, else none. */
export function messagePath(link: string | null, publicUrl: string): string | null {
  const address = safeAddress(link, publicUrl);
  return address?.kind === 'app' ? address.path : null;
}
