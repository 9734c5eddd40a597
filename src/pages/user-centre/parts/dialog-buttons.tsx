import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import styles from './parts.module.css';

/** The foot of a form in a dialog: its one act, and the way out. */
export function DialogFooter({
  submit,
  busy,
  danger = false,
  onCancel,
}: {
  submit: ReactNode;
  busy: boolean;
  danger?: boolean;
  onCancel: () => void;
}) {
  return (
    <div className={styles.buttons}>
      <Button onClick={onCancel}>
        <FormattedMessage {...messages.cancel} />
      </Button>
      <Button type="primary" htmlType="submit" danger={danger} loading={busy}>
        {submit}
      </Button>
    </div>
  );
}
