import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EnrolDenialCode } from '@/contracts/enrolment-fields';
import type { ProjectDetail } from '@/contracts/project';
import { profileHref } from '@/features/projects/profile-link';
import { useDictionaryName } from '@/shared/api/dictionary';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { useJoinNames } from '@/shared/intl/use-join-names';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { loginHref } from '@/shared/routes/redirect';
import { Link } from '@/shared/ui/link';
import { isProfileField, messages } from './messages';
import styles from './enrolment-panel.module.css';

/** Why the user cannot enrol, and what they can do. @param code error code that enrolling would return */
export function DenialReason({ code, project }: { code: EnrolDenialCode; project: ProjectDetail }) {
  return denialReasons[code](project);
}

/** The fields of the profile to fill in before enrolling, if there are any. */
export function MissingProfile({ project }: { project: ProjectDetail }) {
  return project.missing.length > 0 && denialReasons.A0306(project);
}

/** The conditions of a project that the user's profile does not meet, if there are any. */
export function UnfitProfile({ project: { id, conditions } }: { project: ProjectDetail }) {
  const nameOf = useDictionaryName();
  const join = useJoinNames();
  if (!conditions || conditions.unmet.length === 0) return null;
  const titles = conditions.titles.map((code) => nameOf('professional_title', code).name);
  return (
    <>
      <FormattedMessage {...messages.unfit} />
      <ul>
        {conditions.unmet.map((field) => (
          <li key={field}>
            {field === 'jobTitle' ? (
              <FormattedMessage {...messages.titleUnfit} values={{ names: join(titles) }} />
            ) : (
              <FormattedMessage
                {...messages.departmentUnfit}
                values={{ names: join(conditions.departments) }}
              />
            )}
          </li>
        ))}
      </ul>
      <Link className={styles.toProfile} to={profileHref(id)}>
        <FormattedMessage {...messages.checkProfile} />
      </Link>
    </>
  );
}

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
  A0309: (project) => <UnfitProfile project={project} />,
  A0401: ({ id }) => (
    <Link className={styles.login} to={loginHref(paths.project.href({ id }))}>
      <FormattedMessage {...messages.login} />
    </Link>
  ),
};
