import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { enrol } from '@/contracts/enrolment';
import type { EnrolDenialCode } from '@/contracts/enrolment-fields';
import type { ProjectDetail } from '@/contracts/project';
import { projectApi, useInvalidateEnrolment } from '@/features/projects/api';
import { profileHref } from '@/features/projects/profile-link';
import type { ApiDispatch } from '@/shared/api/base-api';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { loginHref } from '@/shared/routes/redirect';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAction } from '@/shared/ui/use-action';
import { isProfileField, messages } from './messages';
import styles from './project-detail-page.module.css';

/** Enrols in a project; while that is not possible, says why and what the user can do. */
export function EnrolButton({ project }: { project: ProjectDetail }) {
  const reasonId = useId();
  const { refusal } = project;
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
          {denialReasons[refusal](project)}
          {canOpenLater(refusal) && project.missing.length > 0 && denialReasons.A0306(project)}
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
 * Enrols the user in a project. Afterwards the project is fetched again, also after an error: seats may be gone. Where
 * no response came (status 0), the refetched enrolment shows whether the call succeeded.
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
    onError: async ({ status }) => {
      if (status !== 0 || !(await isEnrolled())) return false;
      toasts.show({ kind: 'success', text: messages.enrolled });
      return true;
    },
    onSettled: invalidateEnrolment,
  });
}

/** Enrolment may open later: the user can complete the profile before. */
const canOpenLater = (refusal: EnrolDenialCode) => refusal === 'A0301' || refusal === 'A0303';

/** Why the button is disabled, by the error code that the platform would answer with. */
const denialReasons: Readonly<Record<EnrolDenialCode, (project: ProjectDetail) => ReactNode>> = {
  A0301: ({ enrolFrom }) => (
    <FormattedMessage {...messages.notYet} values={{ time: <FormattedDateTime value={enrolFrom} /> }} />
  ),
  A0302: ({ enrolUntil }) => (
    <FormattedMessage {...messages.tooLate} values={{ time: <FormattedDateTime value={enrolUntil} /> }} />
  ),
  A0303: () => <FormattedMessage {...messages.noSeats} />,
  A0304: () => <FormattedMessage {...messages.already} />,
  A0305: ({ prerequisites }) => (
    <>
      <FormattedMessage {...messages.firstFinish} />
      <ul>
        {prerequisites
          .filter(({ met }) => !met)
          .map(({ id, title, closed }) => (
            <li key={id}>
              <Link to={paths.project.href({ id })} lang={contentLanguage}>
                {title}
              </Link>
              {closed && <FormattedMessage {...messages.firstClosed} />}
            </li>
          ))}
      </ul>
    </>
  ),
  A0306: ({ id, missing }) => (
    <>
      <FormattedMessage {...messages.profileFirst} />
      <ul>
        {missing.filter(isProfileField).map((field) => (
          <li key={field}>
            <FormattedMessage {...messages[field]} />
          </li>
        ))}
      </ul>
      <Link className={styles.toProfile} to={profileHref(id)}>
        <FormattedMessage {...messages.toProfile} />
      </Link>
    </>
  ),
  A0307: () => <FormattedMessage {...messages.refusedBefore} />,
  A0401: ({ id }) => (
    <Link className={styles.login} to={loginHref(paths.project.href({ id }))}>
      <FormattedMessage {...messages.login} />
    </Link>
  ),
};
