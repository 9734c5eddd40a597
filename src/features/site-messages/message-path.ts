import { safeUrl } from '@/contracts/safe-url';

/** The in-app path that a message links to; null for a link to no page of the portal. */
export function messagePath(link: string | null, publicUrl: string): string | null {
  const address = safeUrl(link, publicUrl);
  return address?.kind === 'app' ? address.path : null;
}
