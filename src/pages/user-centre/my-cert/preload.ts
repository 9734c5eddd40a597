import { certificateApi } from '@/features/certificates/api';
import type { ApiDispatch } from '@/shared/api/dispatch';

/** Asks anew: a course may have been finished, or a certificate revoked, since the last visit. */
export function preload(dispatch: ApiDispatch): void {
  dispatch(certificateApi.util.prefetch('certificateMine', {}, { force: true }));
}
