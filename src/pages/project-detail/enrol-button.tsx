import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { enrol } from '@/contracts/enrolment';
import { isPending, type EnrolDenialCode, type OwnEnrolment } from '@/contracts/enrolment-fields';
import { limits } from '@/contracts/limits';
import type { ProjectDetail } from '@/contracts/project';
import { projectApi } from '@/features/projects/api';
import { useInvalidateEnrolment } from '@/shared/api/invalidate-enrolment';
import type { ApiDispatch } from '@/shared/api/base-api';
import { useCapabilities } from '@/shared/config/config-context';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAction } from '@/shared/ui/use-action';
import { DenialReason, MissingProfile, UnfitProfile } from './denial-reason';
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
          {canOpenLater(refusal) && (
            <>
              <MissingProfile project={project} />
              <UnfitProfile project={project} />
            </>
          )}
        </div>
      )}
      <DocumentsFirst project={project} />
    </div>
  );
}

/** The documents that an enrolment will need. */
function DocumentsFirst({ project: { documents = [] } }: { project: ProjectDetail }) {
  const hasDocuments = useCapabilities().has('documents');
  if (!hasDocuments || documents.length === 0) return null;
  const names = documents.map(({ name }) => name).join('、');
  return (
    <p className={styles.documentsFirst}>
      <FormattedMessage
        {...messages.documentsFirst}
        values={{
          days: limits.documentDays,
          documents: <span lang={contentLanguage}>{names}</span>,
        }}
      />
    </p>
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
  const showEnrolled = ({ state }: OwnEnrolment) =>
    toasts.show({
      kind: 'success',
      text: messages[state === 'incomplete' ? 'enrolledIncomplete' : 'enrolled'],
    });
  const findEnrolment = async () => {
    const { initiate } = projectApi.endpoints.projectDetail;
    const { data } = await dispatch(initiate({ id: projectId }, { forceRefetch: true, subscribe: false }));
    return data?.enrolment && isPending(data.enrolment.state) ? data.enrolment : undefined;
  };
  return useAction(enrol, {
    onSuccess: showEnrolled,
    onError: async ({ kind }) => {
      const isUnknown = kind === 'network' || kind === 'timeout';
      const enrolment = isUnknown ? await findEnrolment() : undefined;
      if (!enrolment) return false;
      showEnrolled(enrolment);
      return true;
    },
    onSettled: invalidateEnrolment,
  });
}

/** Enrolment may open later: the user can complete the profile before. */
const canOpenLater = (refusal: EnrolDenialCode) => refusal === 'A0301' || refusal === 'A0303';
