import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { EnrolDenialCode } from '@/contracts/enrolment-fields';
import { contentLanguage } from '@/shared/intl/languages';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { paths } from '@/shared/routes/paths';
import { loginHref } from '@/shared/routes/redirect';
import { Button } from '@/shared/ui/button';
import { isProfileField, messages } from './messages';
import type { ProjectDetail } from './project';
import styles from './project-detail-page.module.css';
import { useEnrol } from './use-enrol';

/** The way into a course; while it is closed, why, and what can be done about it. */
export function EnrolButton({ project }: { project: ProjectDetail }) {
  const reason = useId();
  const [enrol, busy] = useEnrol(project.id);
  const { refusal } = project;
  return (
    <div className={styles.action}>
      {refusal === 'A0401' ? null : (
        <Button
          solid
          className={styles.enrol}
          aria-disabled={refusal !== null || busy}
          aria-describedby={refusal === null ? undefined : reason}
          onClick={() => {
            if (refusal === null && !busy) void enrol();
          }}
        >
          <FormattedMessage {...(busy ? messages.enrolling : messages.enrol)} />
        </Button>
      )}
      {refusal !== null && (
        <div id={reason} className={styles.reason}>
          {refusalReasons[refusal](project)}
          {canOpenLater(refusal) && project.missing.length > 0 && refusalReasons.A0306(project)}
        </div>
      )}
    </div>
  );
}

/** The button may be on again one day: whoever waits for it can see to the rest before. */
const canOpenLater = (refusal: EnrolDenialCode) => refusal === 'A0301' || refusal === 'A0303';

/** Why the button is off, by the code the platform would refuse with. */
const refusalReasons: Readonly<Record<EnrolDenialCode, (project: ProjectDetail) => ReactNode>> = {
  A0301: ({ enrolFrom }) => (
    <FormattedMessage {...messages.notYet} values={{ moment: <FormattedDateTime value={enrolFrom} /> }} />
  ),
  A0302: ({ enrolUntil }) => (
    <FormattedMessage {...messages.tooLate} values={{ moment: <FormattedDateTime value={enrolUntil} /> }} />
  ),
  A0303: () => <FormattedMessage {...messages.noPlace} />,
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
  A0306: ({ missing }) => (
    <>
      <FormattedMessage {...messages.profileFirst} />
      <ul>
        {missing.filter(isProfileField).map((field) => (
          <li key={field}>
            <FormattedMessage {...messages[field]} />
          </li>
        ))}
      </ul>
      <Link to={paths.userCentre.href({ section: 'userInfo' })}>
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
