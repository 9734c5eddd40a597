import { Checkbox, Form } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AgreementName } from '@/features/agreement/agreements';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { messages } from './messages';
import styles from './register-page.module.css';

const AgreementDialog = lazyWithRetry(
  defineChunk(
    () => import('@/features/agreement/agreement-dialog'),
    (module) => module.default,
  ),
  { placement: 'overlay' },
);

/** Links that open both agreements in a dialog, and the consent checkbox, never ticked in advance (R10.18, R10.22). */
export function Consent() {
  const intl = useIntl();
  const [openName, setOpenName] = useState<AgreementName | null>(null);
  const openAgreement = (name: AgreementName) => (text: ReactNode) => (
    <button
      type="button"
      className={styles.agreementLink}
      onClick={() => {
        setOpenName(name);
      }}
    >
      {text}
    </button>
  );
  return (
    <>
      <p className={styles.readFirst}>
        <FormattedMessage
          {...messages.read}
          values={{ service: openAgreement('service'), privacy: openAgreement('privacy') }}
        />
      </p>
      <Form.Item
        name="consent"
        valuePropName="checked"
        rules={[
          {
            validator: (_rule, value: unknown) =>
              value === true
                ? Promise.resolve()
                : Promise.reject(new Error(intl.formatMessage(messages.consentRequired))),
          },
        ]}
      >
        <Checkbox className={styles.consent ?? ''}>
          <FormattedMessage {...messages.consent} />
        </Checkbox>
      </Form.Item>
      {openName && (
        <AgreementDialog
          name={openName}
          onClose={() => {
            setOpenName(null);
          }}
        />
      )}
    </>
  );
}
