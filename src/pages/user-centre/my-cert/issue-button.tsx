import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { certificateIssue } from '@/contracts/certificate';
import { useEnrolmentChanged } from '@/features/projects/use-enrolment-changed';
import { useSend } from '@/shared/api/send-call';
import { useOnce } from '@/shared/form/use-once';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/button';
import { useNotices } from '@/shared/ui/notices';
import { certificateHref } from './cert-address';
import { messages } from './messages';
import styles from './my-cert.module.css';

/** The code of a refusal because the name that would be on the certificate is not known. */
const nameMissing = 'A0306';

/** Issues a certificate and leads to it; refused, the list shows how things stand now. */
export function IssueButton({ projectId, title }: { projectId: string; title: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const notices = useNotices();
  const changed = useEnrolmentChanged();
  const [send] = useSend(certificateIssue);
  const [needsName, setNeedsName] = useState(false);
  const [issue, busy] = useOnce(async () => {
    const { data, error } = await send({ projectId });
    setNeedsName(error?.code === nameMissing);
    if (error?.code === nameMissing) return;
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
