import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCapabilities } from '@/shared/config/config-context';
import { FormDialogButton } from '../form-dialog';
import { messages } from '../messages';
import { ConfirmEmail } from './confirm-email';
import type { Profile } from './profile-values';
import styles from './profile.module.css';

/**
 * Whether the stored e-mail address is confirmed, and a button to confirm it; `null` if the platform sends no e-mail.
 */
export function useEmailNote({ email, emailConfirmed }: Profile): ReactNode {
  const canConfirm = useCapabilities().has('emailConfirmation');
  if (!canConfirm || email === null || typeof emailConfirmed !== 'boolean') return null;
  if (emailConfirmed) return <FormattedMessage {...messages.emailConfirmed} />;
  return (
    <span className={styles.emailNote}>
      <FormattedMessage {...messages.emailUnconfirmed} />
      <FormDialogButton
        label={<FormattedMessage {...messages.confirmEmail} />}
        title={<FormattedMessage {...messages.confirmEmail} />}
      >
        {(close) => <ConfirmEmail email={email} onDone={close} />}
      </FormDialogButton>
    </span>
  );
}
