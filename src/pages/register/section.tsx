import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Text } from '@/shared/intl/texts';
import styles from './register-page.module.css';

/** Fields that belong together. */
export function Section({ title, children }: { title: Text; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <FormattedMessage {...title} />
      </legend>
      {children}
    </fieldset>
  );
}
