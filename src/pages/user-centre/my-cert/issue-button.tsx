import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { certificateIssue } from '@/contracts/certificate';
import { useInvalidateEnrolment } from '@/features/projects/api';
import { useApiCall } from '@/shared/api/call-api';
import { useAsyncAction } from '@/shared/ui/use-action';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { certificateHref } from './certificate-params';
import { messages } from './messages';
import styles from './my-cert.module.css';

/** The code of a refusal because the name that would be on the certificate is not known. */
const realNameMissingCode = 'A0306';

/** Issues a certificate and leads to it; refused, the list shows how things stand now. */
export function IssueButton({ projectId, title }: { projectId: string; title: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const notices = useToasts();
  const changed = useInvalidateEnrolment();
  const [send] = useApiCall(certificateIssue);
  const [needsName, setNeedsName] = useState(false);
  const [issue, busy] = useAsyncAction(async () => {
    const { data, error } = await send({ projectId });
    setNeedsName(error?.code === realNameMissingCode);
    if (error?.code === realNameMissingCode) return;
    if (error) notices.show({ kind: 'failure', error });
    changed();
    if (!data?.number) return;
    notices.show({ kind: 'success', text: messages.issuedNow });
    void navigate(certificateHref(data.number));
  });
  return (
    <div className={styles.issue}>
      <Button
        solid
        aria-disabled={busy}
        aria-label={intl.formatMessage(messages.issueNamed, { title })}
        onClick={issue}
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
