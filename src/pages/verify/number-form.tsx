import { useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { normalizeCertificateNumber } from '@/contracts/certificate-number';
import { judgeNumber, numberLength, type NumberVerdict } from '@/features/certificates/number';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import styles from './verify-page.module.css';

/**
 * The field for a number. A slip is told as soon as the number is whole, by its check sign, and nothing is asked for
 * then; what is not yet whole is complained of only when it is to be verified.
 * @param initial what the address says
 */
export function NumberForm({ initial }: { initial: string }) {
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const verdict = judgeNumber(typed);
  const complaint = complaintOf(verdict, tried);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (verdict === 'right')
      void navigate(paths.verified.href({ number: normalizeCertificateNumber(typed) }));
    else field.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>
        <FormattedMessage {...messages.number} />
      </label>
      <div className={styles.entry}>
        <input
          ref={field}
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
          aria-invalid={complaint !== null}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => {
            setTyped(target.value);
            setTried(false);
          }}
        />
        <Button solid type="submit">
          <FormattedMessage {...messages.submit} />
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        <FormattedMessage {...messages.hint} values={{ length: numberLength }} />
      </p>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {complaint !== null && <FormattedMessage {...complaint} values={{ length: numberLength }} />}
      </p>
    </form>
  );
}

function complaintOf(verdict: NumberVerdict, tried: boolean) {
  if (verdict === 'wrong') return messages.wrong;
  if (!tried || verdict === 'right') return null;
  return messages[verdict];
}
