import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { isCertificateNumber, normalizeCertificateNumber } from '@/contracts/certificate-number';
import {
  groupNumber,
  numberLength,
  readNumber,
  validateNumber,
  type NumberValidity,
} from '@/features/certificates/certificate-number';
import { fromTop } from '@/shared/routes/in-place';
import { paths } from '@/shared/routes/paths';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { messages } from './messages';
import styles from './verify-page.module.css';

/**
 * The field for a certificate number. A complete number with a wrong check character is reported while typing; an
 * incomplete one only on submit. Neither is sent to the platform. A pasted text that contains a number is replaced by
 * the number, so that the user sees which one is verified.
 * @param initial the number in the URL, which the field has again at each new visit
 * @param onRejected whether the number in the field is rejected, at each change and submit
 */
export function NumberForm({
  initial,
  visit,
  onRejected,
}: {
  initial: string;
  visit: string;
  onRejected: (isRejected: boolean) => void;
}) {
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const errorText = useRef<HTMLParagraphElement>(null);
  const [value, setValue] = useState(initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const [lastVisit, setLastVisit] = useState(visit);
  if (lastVisit !== visit) {
    setLastVisit(visit);
    setValue(initial);
    setSubmitted(false);
  }
  const validity = validateNumber(value);
  const error = errorMessage(validity, isSubmitted);

  // on a phone it is below the button, and may be below the screen
  const isRefused = isSubmitted && error !== null;
  useEffect(() => {
    if (isRefused) errorText.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefused, errorText]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    onRejected(validity !== 'valid');
    if (validity === 'valid') void navigate(paths.verified.href({ number: readNumber(value) }), fromTop);
    else field.current?.focus();
  };

  return (
    <Card className={styles.formCard}>
      <form onSubmit={submit} noValidate>
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
            maxLength={1000}
            aria-invalid={error !== null}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={({ target }) => {
              const next = extractNumber(target.value);
              setValue(next);
              setSubmitted(false);
              onRejected(validateNumber(next) === 'invalid');
            }}
          />
          <Button solid type="submit">
            <FormattedMessage {...messages.submit} />
          </Button>
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          <FormattedMessage {...messages.hint} values={{ length: numberLength }} />
        </p>
        <p ref={errorText} id={`${id}-error`} className={styles.error} role="alert">
          {error !== null && <FormattedMessage {...error} values={{ length: numberLength }} />}
        </p>
      </form>
    </Card>
  );
}

/** The certificate number of a text that contains more than the number; else the text. */
function extractNumber(text: string): string {
  const number = readNumber(text);
  const hasWords = isCertificateNumber(number) && normalizeCertificateNumber(text) !== number;
  return hasWords ? groupNumber(number) : text;
}

function errorMessage(validity: NumberValidity, isSubmitted: boolean) {
  if (validity === 'invalid') return messages.wrong;
  if (!isSubmitted || validity === 'valid') return null;
  return messages[validity];
}
