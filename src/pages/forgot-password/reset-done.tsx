import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import styles from './reset-done.module.css';

/** What a reset has done, and the way on; it takes the focus, since the form that had it is gone. */
export function ResetDone({ login }: { login: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1} role="status" className={styles.text}>
        <FormattedMessage {...messages.doneText} />
      </p>
      <Link to={login} className={styles.login}>
        <FormattedMessage {...messages.toLogin} />
      </Link>
    </>
  );
}
