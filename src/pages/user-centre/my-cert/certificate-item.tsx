import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { certificateIssue, type ListedCertificate } from '@/contracts/certificate';
import { CertificateBadge } from '@/features/certificates/certificate-badge';
import { useInvalidateEnrolment } from '@/features/projects/api';
import { canStudy } from '@/features/projects/enrolment-rules';
import { contentLanguage } from '@/shared/intl/languages';
import type { Message } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAction } from '@/shared/ui/use-action';
import { certificateHref } from './certificate';
import { messages } from './messages';
import styles from './my-cert.module.css';
import { CertificateStatus } from './certificate-status';

/** The certificate of one course: its status and, if there is one, the next step (R2.29). */
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

/** Error code of the platform: the holder's real name is missing. */
const realNameMissing = 'A0306';

/** Issues the certificate and opens it. After a failure the list is loaded again, because the state may have changed. */
function IssueButton({ projectId, title }: { projectId: string; title: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const toasts = useToasts();
  const invalidateEnrolment = useInvalidateEnrolment();
  const [needsName, setNeedsName] = useState(false);
  const [issue, busy] = useAction(certificateIssue, {
    onSuccess({ number }) {
      setNeedsName(false);
      invalidateEnrolment();
      if (!number) return;
      toasts.show({ kind: 'success', text: messages.issued });
      void navigate(certificateHref(number));
    },
    onError({ code }) {
      const isNameMissing = code === realNameMissing;
      setNeedsName(isNameMissing);
      if (!isNameMissing) invalidateEnrolment();
      return isNameMissing;
    },
  });
  return (
    <div className={styles.issue}>
      <Button
        solid
        aria-disabled={busy}
        aria-label={intl.formatMessage(messages.issueNamed, { title })}
        onClick={() => void issue({ projectId })}
      >
        <FormattedMessage {...messages.issue} />
      </Button>
      <div role="status">
        {needsName && (
          <p>
            <FormattedMessage {...messages.needsName} />{' '}
            <Link to={paths.userCentre.href({ section: 'userInfo' })}>
              <FormattedMessage {...messages.toProfile} />
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
