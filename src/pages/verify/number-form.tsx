import { useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { normalizeCertificateNumber } from '@/contracts/certificate-number';
import {
  validateNumber,
  numberLength,
  type NumberValidity,
} from '@/features/certificates/certificate-number';
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
  const [value, setValue] = useState(initial);
  const [tried, setSubmitted] = useState(false);
  const verdict = validateNumber(value);
  const error = errorMessage(verdict, tried);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (verdict === 'right')
      void navigate(paths.verified.href({ number: normalizeCertificateNumber(value) }));
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
          value={value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
          aria-invalid={error !== null}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={({ target }) => {
            setValue(target.value);
            setSubmitted(false);
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
        {error !== null && <FormattedMessage {...error} values={{ length: numberLength }} />}
      </p>
    </form>
  );
}

function errorMessage(verdict: NumberValidity, submitted: boolean) {
  if (verdict === 'wrong') return messages.wrong;
  if (!submitted || verdict === 'right') return null;
  return messages[verdict];
}
