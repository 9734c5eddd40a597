import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Contact } from '@/contracts/contact';
import { selectIsSignedIn, type Session } from '@/session/session';
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
  /** The number of the sent message, `''` if the platform gives none; `null` before. */
  const [sent, setSent] = useState<string | null>(null);
  const isMember = useSelector((state: { session: Session }) => selectIsSignedIn(state));
  return (
    <Card as="section" className={`${styles.card} ${styles.formCard}`} aria-labelledby={heading}>
      {sent !== null ? (
        <SentConfirmation
          id={heading}
          office={name}
          reference={sent}
          isMember={isMember}
          onAgain={() => {
            setSent(null);
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
            onSent={(reference) => {
              setSent(reference ?? '');
            }}
          />
        </>
      )}
    </Card>
  );
}

/** Takes the focus, because the form that had it is removed. */
function SentConfirmation({
  id,
  office,
  reference,
  isMember,
  onAgain,
}: {
  id: string;
  office: string;
  reference: string;
  isMember: boolean;
  onAgain: () => void;
}) {
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
        <FormattedMessage
          {...messages[isMember && reference !== '' ? 'sentTextMember' : 'sentText']}
          values={{ office }}
        />
      </p>
      {reference !== '' && (
        <>
          <p>
            <FormattedMessage
              {...messages.reference}
              values={{ reference, strong: (parts) => <strong key="number">{parts}</strong> }}
            />
          </p>
          <p>
            <FormattedMessage {...messages.referenceHint} />
          </p>
        </>
      )}
      <Button onClick={onAgain}>
        <FormattedMessage {...messages.writeAnother} />
      </Button>
    </div>
  );
}
