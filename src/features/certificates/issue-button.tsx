import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { certificateIssue } from '@/contracts/certificate';
import { useInvalidateEnrolment } from '@/shared/api/invalidate-enrolment';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAction } from '@/shared/ui/use-action';
import styles from './issue-button.module.css';
import { messages } from './messages';

/** Error code of the platform: the holder's real name is missing. */
const realNameMissing = 'A0306';

/**
 * Issues the certificate of a completed course. After a failure the list is loaded again, because the state may have
 * changed.
 * @param onIssued gets the number
 */
export function IssueButton({
  projectId,
  title,
  onIssued,
}: {
  projectId: string;
  title: string;
  onIssued?: (number: string) => void;
}) {
  const intl = useIntl();
  const toasts = useToasts();
  const invalidateEnrolment = useInvalidateEnrolment();
  const [needsName, setNeedsName] = useState(false);
  const [issue, busy] = useAction(certificateIssue, {
    onSuccess({ number }) {
      setNeedsName(false);
      invalidateEnrolment();
      if (!number) return;
      toasts.show({ kind: 'success', text: messages.issuedNow });
      onIssued?.(number);
    },
    onError({ code }) {
      const isNameMissing = code === realNameMissing;
      setNeedsName(isNameMissing);
      if (!isNameMissing) invalidateEnrolment();
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
