import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Contact } from '@/contracts/contact';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Skeleton } from '@/shared/ui/page-state';
import { messages } from './messages';
import styles from './contact-page.module.css';

/** Loaded separately: the contact details do not wait for antd. */
const ContactForm = lazyWithRetry(
  defineChunk(
    () => import('./contact-form'),
    (module) => module.default,
  ),
  { loading: <Skeleton bars={9} title={messages.formLoading} /> },
);

/**
 * The form for a message to an office, and the confirmation after it. Nothing of a sent message is kept on the page.
 */
export function ContactFormSection({ office: { id, name } }: { office: Contact }) {
  const heading = useId();
  const [isSent, setSent] = useState(false);
  return (
    <Card as="section" className={`${styles.card} ${styles.formCard}`} aria-labelledby={heading}>
      {isSent ? (
        <SentConfirmation
          id={heading}
          office={name}
          onAgain={() => {
            setSent(false);
          }}
        />
      ) : (
        <>
          <h2 id={heading}>
            <FormattedMessage {...messages.formTitle} />
          </h2>
          <p className={styles.privacyNote}>
            <FormattedMessage {...messages.privacyNote} />
          </p>
          <ContactForm
            contactId={id}
            onSent={() => {
              setSent(true);
            }}
          />
        </>
      )}
    </Card>
  );
}

/** Takes the focus, because the form that had it is removed. */
function SentConfirmation({ id, office, onAgain }: { id: string; office: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.sent}>
      <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M24 4a20 20 0 110 40 20 20 0 010-40zM15 25l6 6 12-13" strokeWidth="2.5" />
      </svg>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <FormattedMessage {...messages.sent} />
      </h2>
      <p>
        <FormattedMessage {...messages.sentText} values={{ office }} />
      </p>
      <Button onClick={onAgain}>
        <FormattedMessage {...messages.writeAnother} />
      </Button>
    </div>
  );
}
