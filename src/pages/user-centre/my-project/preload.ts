import { projectReads } from '@/features/projects/reads';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { listRequest } from './list-address';

/** Asks anew for the first page, which may have changed since the last visit. */
export function preload(dispatch: PlatformDispatch): void {
  dispatch(
    projectReads.util.prefetch('enrolmentMine', listRequest({ page: 1, state: undefined }), { force: true }),
  );
}
