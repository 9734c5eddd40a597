import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import { contactFollow, contactReference } from '@/contracts/contact-message';
import { limits } from '@/contracts/limits';
import { useErrorMessage } from '@/shared/api/error-message';
import type { ApiErrorData } from '@/shared/api/api-error';
import { FormattedDateTime } from '@/shared/intl/date-time';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { UserText } from '@/shared/ui/user-text';
import { useAction } from '@/shared/ui/use-action';
import { messages } from './messages';
import styles from './contact-page.module.css';

/** Shows the answer to a message to a person with its number and the contact that was left with it. */
export function AnswerLookup() {
  const heading = useId();
  const [found, setFound] = useState<ResponseOf<typeof contactFollow> | null>(null);
  const [error, setError] = useState<ApiErrorData | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const errorMessage = useErrorMessage();
  const [lookUp, busy] = useAction(contactFollow, {
    onSuccess: setFound,
    onError: setError,
  });
  const submit = (form: HTMLFormElement) => {
    const valueOf = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
    const reference = contactReference.safeParse(valueOf('reference'));
    setFound(null);
    setError(null);
    setInvalid(!reference.success);
    if (reference.success) void lookUp({ reference: reference.data, replyTo: valueOf('replyTo').trim() });
  };
  return (
    <Card as="section" className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage {...messages.lookupTitle} />
      </h2>
      <p className={styles.privacyNote}>
        <FormattedMessage {...messages.lookupText} />
      </p>
      <form
        className={styles.lookup}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit(event.currentTarget);
        }}
      >
        <label>
          <FormattedMessage {...messages.lookupReference} />
          <input name="reference" required maxLength={20} autoComplete="off" aria-invalid={isInvalid} />
        </label>
        <label>
          <FormattedMessage {...messages.lookupReplyTo} />
          <input name="replyTo" required maxLength={limits.emailMax} />
        </label>
        <Button type="submit" aria-disabled={busy}>
          <FormattedMessage {...messages.lookup} />
        </Button>
      </form>
      <div role="status">
        {isInvalid && <FormattedMessage {...messages.lookupReferenceRequired} tagName="p" />}
        {error && <p>{errorMessage(error)}</p>}
        {found && <Answer found={found} />}
      </div>
    </Card>
  );
}

function Answer({
  found: { sentAt, handledAt, answer, answeredAt },
}: {
  found: ResponseOf<typeof contactFollow>;
}) {
  if (answer === null)
    return (
      <p>
        <FormattedMessage
          {...messages[handledAt === null ? 'waiting' : 'handled']}
          values={{ time: <FormattedDateTime value={sentAt} /> }}
        />
      </p>
    );
  return (
    <>
      <p>
        <FormattedMessage
          {...messages.answeredAt}
          values={{ time: <FormattedDateTime value={answeredAt ?? sentAt} /> }}
        />
      </p>
      <p>
        <UserText>{answer}</UserText>
      </p>
    </>
  );
}
