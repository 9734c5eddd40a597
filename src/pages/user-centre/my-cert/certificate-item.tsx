import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ListedCertificate } from '@/contracts/certificate';
import { CertificateBadge } from '@/features/certificates/state-badge';
import { mayStudy } from '@/features/projects/may-study';
import { contentLanguage } from '@/shared/intl/languages';
import type { Text } from '@/shared/intl/texts';
import { paths } from '@/shared/routes/paths';
import { certificateHref } from './cert-address';
import { IssueButton } from './issue-button';
import { messages } from './messages';
import styles from './my-cert.module.css';
import { Standing } from './standing';

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
        <Standing certificate={certificate} />
      </div>
      <Step certificate={certificate} />
    </li>
  );
}

function Step({ certificate }: { certificate: ListedCertificate }) {
  const { projectId, title, state, number, course } = certificate;
  if (state === 'ready') return <IssueButton projectId={projectId} title={title} />;
  if (number !== null)
    return (
      <Go to={certificateHref(number)} name={messages.openNamed} title={title}>
        <FormattedMessage {...messages.open} />
      </Go>
    );
  if (!mayStudy('approved', course)) return null;
  return (
    <Go to={paths.study.href({ id: projectId })} name={messages.goOnNamed} title={title}>
      <FormattedMessage {...messages.goOn} />
    </Go>
  );
}

function Go({ to, name, title, children }: { to: string; name: Text; title: string; children: ReactNode }) {
  const intl = useIntl();
  return (
    <Link className={styles.go} to={to} aria-label={intl.formatMessage(name, { title })}>
      {children}
    </Link>
  );
}
