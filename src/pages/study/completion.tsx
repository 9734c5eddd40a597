import { FormattedMessage, useIntl } from 'react-intl';
import { certificateApi } from '@/features/certificates/api';
import { isIssued } from '@/features/certificates/certificate';
import { CertificateThumbnail } from '@/features/certificates/certificate-thumbnail';
import { IssueButton } from '@/features/certificates/issue-button';
import { latestEnrolmentsQuery, projectApi } from '@/features/projects/api';
import { canStudy } from '@/features/projects/enrolment-rules';
import type { Message } from '@/shared/intl/define-messages';
import { contentLanguage } from '@/shared/intl/languages';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { paths } from '@/shared/routes/paths';
import { LineIcon } from '@/shared/ui/line-icon';
import { Link } from '@/shared/ui/link';
import { ProgressMeter } from '@/shared/ui/progress-meter';
import { messages } from './messages';
import styles from './study-page.module.css';

/** The completed part of the course. @param share 0 to 1 */
export function CompletionBar({ share, done, all }: { share: number; done: number; all: number }) {
  const intl = useIntl();
  return (
    <div className={styles.completion}>
      <ProgressMeter label={intl.formatMessage(messages.progress)} value={share} max={1} />
      <span>
        <FormattedMessage {...messages.doneOf} values={{ done, all }} />
      </span>
    </div>
  );
}

const certificatesHref = paths.userCentre.href({ section: 'myCert' });

const links: readonly { href: string; text: Message }[] = [
  { href: certificatesHref, text: messages.toMyCert },
  { href: paths.userCentre.href({ section: 'myCredit' }), text: messages.toMyCredit },
  { href: paths.projects.href(), text: messages.toCourses },
];

/**
 * A completed course: its hours and credits, its certificate, links to certificates and credits, and the course to
 * continue with.
 */
export function CompletionCard({ projectId, lessons }: { projectId: string; lessons: number }) {
  const isAvailable = useIsAvailable();
  return (
    <section className={styles.completionCard} role="status">
      <span className={styles.medal} aria-hidden="true">
        <LineIcon path="M4 10.5l4 4 8-9" />
      </span>
      <div>
        <h2>
          <FormattedMessage {...messages.allDone} />
        </h2>
        <p>
          <Earned projectId={projectId} lessons={lessons} />
        </p>
        <p className={styles.completionLinks}>
          {links
            .filter(({ href }) => isAvailable(href))
            .map(({ href, text }) => (
              <Link key={href} to={href}>
                <FormattedMessage {...text} />
              </Link>
            ))}
        </p>
        <NextCourse projectId={projectId} />
      </div>
      {isAvailable(certificatesHref) && <CourseCertificate projectId={projectId} />}
    </section>
  );
}

/** The certificate of the course, or the button that issues it; nothing while it is unknown or revoked. */
function CourseCertificate({ projectId }: { projectId: string }) {
  const { currentData } = certificateApi.endpoints.certificateMine.useQuery({});
  const certificate = currentData?.records.find((record) => record.projectId === projectId);
  if (certificate?.state === 'ready') return <IssueButton projectId={projectId} title={certificate.title} />;
  if (certificate?.state !== 'issued' || !isIssued(certificate)) return null;
  return <CertificateThumbnail certificate={certificate} />;
}

/** Lessons, hours and credits; only lessons if the course cannot be loaded. */
function Earned({ projectId, lessons }: { projectId: string; lessons: number }) {
  const { currentData: course } = projectApi.endpoints.projectDetail.useQuery({ id: projectId });
  return (
    <>
      <span className={styles.sentence}>
        {course ? (
          <FormattedMessage
            {...messages.earned}
            values={{
              lessons,
              hours: course.hours,
              credits: course.credits,
              creditClass: course.creditClass,
            }}
          />
        ) : (
          <FormattedMessage {...messages.finished} values={{ lessons }} />
        )}
      </span>
      <span className={styles.sentence}>
        <FormattedMessage {...messages.allDoneText} />
      </span>
    </>
  );
}

/** The course to continue with that ends first, if any. */
function NextCourse({ projectId }: { projectId: string }) {
  const { currentData } = projectApi.endpoints.enrolmentMine.useQuery(latestEnrolmentsQuery);
  const [next] = (currentData?.records ?? [])
    .filter(
      ({ state, project, completedAt }) =>
        project.id !== projectId && completedAt === null && canStudy(state, project),
    )
    .sort((one, other) => one.project.endsAt.localeCompare(other.project.endsAt));
  if (!next) return null;
  return (
    <p className={styles.nextCourse}>
      <FormattedMessage {...messages.nextCourse} />{' '}
      <Link to={paths.study.href({ id: next.project.id })} lang={contentLanguage}>
        {next.project.title}
      </Link>
    </p>
  );
}
