import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { matchPath } from 'react-router-dom';
import type { Contact } from '@/contracts/contact';
import { selectIsSignedIn, type Session } from '@/session/session';
import { useConfig } from '@/shared/config/config-context';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';
import styles from './contact-page.module.css';

/** Tells a visitor that some of the offices ask for a login (R2.72), and that nobody needs it to be heard. */
export function SignInHint({ offices }: { offices: readonly Contact[] }) {
  const isSignedIn = useSelector((state: { session: Session }) => selectIsSignedIn(state));
  const { publicPaths, loginInterception } = useConfig();
  const isOpen = ({ id }: Contact) =>
    publicPaths.some((pattern) => matchPath(pattern, paths.contact.href({ id })) !== null);
  if (isSignedIn || !loginInterception || offices.every(isOpen)) return null;
  return (
    <p className={styles.hint}>
      <FormattedMessage {...messages.signInHint} />
    </p>
  );
}
