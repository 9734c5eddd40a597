import { projectApi } from '@/features/projects/api';
import type { ApiDispatch } from '@/shared/api/dispatch';
import { listRequest } from './list-params';

/** Asks anew for the first page, which may have changed since the last visit. */
export function preload(dispatch: ApiDispatch): void {
  dispatch(
    projectApi.util.prefetch('enrolmentMine', listRequest({ page: 1, state: undefined }), { force: true }),
  );
}
