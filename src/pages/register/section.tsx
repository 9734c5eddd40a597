import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import styles from './register-page.module.css';

/** Fields that belong together. */
export function FieldGroup({ title, children }: { title: Message; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <FormattedMessage {...title} />
      </legend>
      {children}
    </fieldset>
  );
}
