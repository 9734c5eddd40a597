import { useDispatch } from 'react-redux';
import { enrol } from '@/contracts/enrolment';
import { projectApi } from '@/features/projects/api';
import { useInvalidateEnrolment } from '@/features/projects/use-invalidate-enrolment';
import type { ApiDispatch } from '@/shared/api/dispatch';
import { useApiCall } from '@/shared/api/call-api';
import { useToasts } from '@/shared/ui/toast-queue';
import { messages } from './messages';

/**
 * Enrols me in a course. Refused or not, the page then shows how things stand now: somebody may have been faster. Where
 * no answer came, that is what tells whether I am in.
 * @returns the function, and whether it is under way
 */
export function useEnrol(projectId: string): [() => Promise<void>, boolean] {
  const notices = useToasts();
  const dispatch = useDispatch<ApiDispatch>();
  const changed = useInvalidateEnrolment();
  const [send, busy] = useApiCall(enrol);
  const isIn = async () => {
    const { initiate } = projectApi.endpoints.projectDetail;
    const { data } = await dispatch(initiate({ id: projectId }, { forceRefetch: true, subscribe: false }));
    return data?.enrolment?.state === 'enrolled';
  };
  const run = async () => {
    const { error } = await send({ projectId });
    if (!error || (error.status === 0 && (await isIn())))
      notices.show({ kind: 'success', text: messages.enrolled });
    else notices.show({ kind: 'failure', error });
    changed();
  };
  return [run, busy];
}
