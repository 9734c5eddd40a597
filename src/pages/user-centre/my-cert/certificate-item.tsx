import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ListedCertificate } from '@/contracts/certificate';
import { CertificateBadge } from '@/features/certificates/certificate-badge';
import { canStudy } from '@/features/projects/enrolment-rules';
import { contentLanguage } from '@/shared/intl/languages';
import type { Message } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';
import { certificateHref } from './certificate-params';
import { IssueButton } from './issue-button';
import { messages } from './messages';
import styles from './my-cert.module.css';
import { CertificateStatus } from './certificate-status';

/** The certificate of one course: where it stands, and the one step that leads on from there, if there is one now (R2.29). */
export function CertificateItem({ certificate }: { certificate: ListedCertificate }) {
  const { title, hours, credits, creditClass, state } = certificate;
  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <h2 lang={contentLanguage}>{title}</h2>
        <p className={styles.facts}>
          <CertificateBadge state={state} />
          <span>
            <FormattedMessage {...messages.worth} values={{ hours, credits, creditClass }} />
          </span>
        </p>
        <CertificateStatus certificate={certificate} />
      </div>
      <NextStep certificate={certificate} />
    </li>
  );
}

function NextStep({ certificate }: { certificate: ListedCertificate }) {
  const { projectId, title, state, number, course } = certificate;
  if (state === 'ready') return <IssueButton projectId={projectId} title={title} />;
  if (number !== null)
    return (
      <StepLink to={certificateHref(number)} name={messages.openNamed} title={title}>
        <FormattedMessage {...messages.open} />
      </StepLink>
    );
  if (!canStudy('approved', course)) return null;
  return (
    <StepLink to={paths.study.href({ id: projectId })} name={messages.goOnNamed} title={title}>
      <FormattedMessage {...messages.goOn} />
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
    <Link className={styles.go} to={to} aria-label={intl.formatMessage(name, { title })}>
      {children}
    </Link>
  );
}
