import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
// oxlint-disable-next-line no-restricted-imports -- wraps the router's Link; all other code uses this component
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import { LockMark } from './lock-mark';
import { useLoginRequired } from './login-required';
import { messages } from './messages';

export interface LinkProps extends Omit<RouterLinkProps, 'to' | 'children'> {
  to: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** What the link shows; a function places the lock itself. */
  children: ReactNode | ((lock: ReactNode) => ReactNode);
}

/** A link to a page of the portal, with a lock at its end where the page requires a login. */
export function Link({ to, children, 'aria-label': name, ...rest }: LinkProps) {
  const intl = useIntl();
  const isLocked = useLoginRequired(to);
  const lock = isLocked && <LockMark />;
  const isPlaced = typeof children === 'function';
  return (
    <RouterLink
      to={to}
      // a name of its own replaces that of the lock
      aria-label={name && isLocked ? name + intl.formatMessage(messages.loginRequired) : name}
      {...rest}
    >
      {isPlaced ? children(lock) : children}
      {!isPlaced && lock}
    </RouterLink>
  );
}
