import { useDispatch } from 'react-redux';
import { enrol } from '@/contracts/enrolment';
import { projectReads } from '@/features/projects/reads';
import { useEnrolmentChanged } from '@/features/projects/use-enrolment-changed';
import type { PlatformDispatch } from '@/shared/api/dispatch';
import { useSend } from '@/shared/api/send-call';
import { useNotices } from '@/shared/ui/notices';
import { messages } from './messages';

/**
 * Enrols me in a course. Refused or not, the page then shows how things stand now: somebody may have been faster. Where
 * no answer came, that is what tells whether I am in.
 * @returns the function, and whether it is under way
 */
export function useEnrol(projectId: string): [() => Promise<void>, boolean] {
  const notices = useNotices();
  const dispatch = useDispatch<PlatformDispatch>();
  const changed = useEnrolmentChanged();
  const [send, busy] = useSend(enrol);
  const isIn = async () => {
    const { initiate } = projectReads.endpoints.projectDetail;
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
