import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { enrol } from '@/contracts/enrolment';
import type { EnrolDenialCode } from '@/contracts/enrolment-fields';
import type { ProjectDetail } from '@/contracts/project';
import { projectApi } from '@/features/projects/api';
import { useInvalidateEnrolment } from '@/shared/api/invalidate-enrolment';
import type { ApiDispatch } from '@/shared/api/base-api';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAction } from '@/shared/ui/use-action';
import { DenialReason, MissingProfile } from './denial-reason';
import { messages } from './messages';
import styles from './enrolment-panel.module.css';
import { WaitlistPanel } from './waitlist-panel';
import { useWaitlist } from './use-waitlist';

/** Enrols in a project; while that is not possible, says why and what the user can do. */
export function EnrolButton({ project }: { project: ProjectDetail }) {
  const reasonId = useId();
  const waiting = useWaitlist(project);
  const { refusal } = project;
  if (waiting) return <WaitlistPanel project={project} waiting={waiting} />;
  return (
    <div className={styles.action}>
      {refusal === 'A0401' ? null : (
        <EnrolAction
          projectId={project.id}
          isDisabled={refusal !== null}
          describedBy={refusal === null ? undefined : reasonId}
        />
      )}
      {refusal !== null && (
        <div id={reasonId} className={styles.reason}>
          <DenialReason code={refusal} project={project} />
          {canOpenLater(refusal) && <MissingProfile project={project} />}
        </div>
      )}
    </div>
  );
}

/** The button alone. */
export function EnrolAction({
  projectId,
  isDisabled = false,
  describedBy,
}: {
  projectId: string;
  isDisabled?: boolean;
  describedBy?: string | undefined;
}) {
  const [run, busy] = useEnrol(projectId);
  return (
    <Button
      solid
      className={styles.enrol}
      aria-disabled={isDisabled || busy}
      aria-describedby={describedBy}
      onClick={() => {
        if (!isDisabled && !busy) void run({ projectId });
      }}
    >
      <FormattedMessage {...(busy ? messages.enrolling : messages.enrol)} />
    </Button>
  );
}

/**
 * Enrols the user in a project. Afterwards the project is fetched again, also after an error: there may be no seats
 * left. Without a response, or with a late one, the refetched enrolment shows whether the call succeeded.
 */
function useEnrol(projectId: string) {
  const toasts = useToasts();
  const dispatch = useDispatch<ApiDispatch>();
  const invalidateEnrolment = useInvalidateEnrolment();
  const isEnrolled = async () => {
    const { initiate } = projectApi.endpoints.projectDetail;
    const { data } = await dispatch(initiate({ id: projectId }, { forceRefetch: true, subscribe: false }));
    return data?.enrolment?.state === 'enrolled';
  };
  return useAction(enrol, {
    success: messages.enrolled,
    onError: async ({ kind }) => {
      const isUnknown = kind === 'network' || kind === 'timeout';
      if (!isUnknown || !(await isEnrolled())) return false;
      toasts.show({ kind: 'success', text: messages.enrolled });
      return true;
    },
    onSettled: invalidateEnrolment,
  });
}

/** Enrolment may open later: the user can complete the profile before. */
const canOpenLater = (refusal: EnrolDenialCode) => refusal === 'A0301' || refusal === 'A0303';
