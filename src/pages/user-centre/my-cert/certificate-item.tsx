import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { ListedCertificate } from '@/contracts/certificate';
import { certificateHref } from '@/features/certificates/certificate';
import { CertificateBadge } from '@/features/certificates/certificate-badge';
import { messages as certificateMessages } from '@/features/certificates/messages';
import { IssueButton } from '@/features/certificates/issue-button';
import { canStudy } from '@/features/projects/enrolment-rules';
import { contentLanguage } from '@/shared/intl/languages';
import type { Message } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { useIsShown } from '@/shared/ui/use-is-shown';
import { messages } from './messages';
import styles from './my-cert.module.css';
import { CertificateStatus } from './certificate-status';

/** The certificate of one course: its status and, if there is one, the next step (R2.29). */
export function CertificateItem({ certificate }: { certificate: ListedCertificate }) {
  const { title, hours, credits, creditClass, state, number } = certificate;
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <h2 lang={contentLanguage}>{title}</h2>
        <p className={styles.facts}>
          <CertificateBadge state={state} />
          <span>
            <FormattedMessage {...messages.worth} values={{ hours, credits, creditClass }} />
          </span>
          {number !== null && (
            <span>
              <FormattedMessage {...messages.number} values={{ number }} />
            </span>
          )}
        </p>
        <CertificateStatus certificate={certificate} />
      </div>
      <NextStep certificate={certificate} />
    </li>
  );
}

function NextStep({ certificate }: { certificate: ListedCertificate }) {
  const { projectId, title, state, number, course } = certificate;
  const navigate = useNavigate();
  const isShown = useIsShown();
  if (state === 'ready')
    return (
      <IssueButton
        projectId={projectId}
        title={title}
        onIssued={(issued) => {
          if (isShown.current) void navigate(certificateHref(issued));
        }}
      />
    );
  if (number !== null)
    return (
      <StepLink to={certificateHref(number)} name={certificateMessages.openNamed} title={title}>
        <FormattedMessage {...messages.open} />
      </StepLink>
    );
  if (!canStudy('approved', course)) return null;
  return (
    <StepLink to={paths.study.href({ id: projectId })} name={messages.studyNamed} title={title}>
      <FormattedMessage {...messages.study} />
    </StepLink>
  );
}

function StepLink({
  to,
  name,
  title,
  children,
}: {
  to: string;
  name: Message;
  title: string;
  children: ReactNode;
}) {
  const intl = useIntl();
  return (
    <Link className={styles.step} to={to} aria-label={intl.formatMessage(name, { title })}>
      {children}
    </Link>
  );
}
