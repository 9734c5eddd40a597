import { certificateReads } from '@/features/certificates/reads';
import type { PlatformDispatch } from '@/shared/api/dispatch';

/** Asks anew: a course may have been finished, or a certificate revoked, since the last visit. */
export function preload(dispatch: PlatformDispatch): void {
  dispatch(certificateReads.util.prefetch('certificateMine', {}, { force: true }));
}
