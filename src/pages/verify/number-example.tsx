import { FormattedMessage } from 'react-intl';
import { checkCharacter } from '@/contracts/certificate-number';
import { groupNumber } from '@/features/certificates/certificate-number';
import { messages } from './messages';
import styles from './verify-page.module.css';

/** No certificate has this number. */
const body = 'TC20260000000000EX';
const example = groupNumber(body + checkCharacter(body));

/** Where a certificate shows its number, as a drawing, and what a number looks like. */
export function NumberExample() {
  return (
    <figure className={styles.example}>
      <svg viewBox="0 0 240 170" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
        <path d="M4 4h232v162H4zM10 10h220v150H10z" />
        <path d="M84 34h72M60 58h120M48 74h144M48 90h144M48 106h96" />
        <path d="M20 124h28v28H20zM26 130h6v6h-6zM36 130h6v6h-6zM26 140h6v6h-6zM36 142h6" />
        <path d="M56 130h60" />
        <circle cx="196" cy="136" r="15" />
        <path className={styles.mark} d="M54 138h92v14H54z" />
      </svg>
      <figcaption>
        <FormattedMessage
          {...messages.example}
          values={{ number: <span className={styles.exampleNumber}>{example}</span> }}
        />
      </figcaption>
    </figure>
  );
}
