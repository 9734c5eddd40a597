import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '@/shared/api/error-message';
import type { Message } from '@/shared/intl/define-messages';
import { Button } from './button';
import { ErrorNumber } from './error-number';
import { messages } from './messages';
import styles from './page-state.module.css';

/** `h1` where the state replaces the whole page. */
export type Heading = 'h1' | 'h2';

/**
 * Grey bars instead of content that loads, announced once as busy.
 * @param title names the content
 * @param bars their number, which reserves the height
 * @param className class of a box around them, such as that of the card that loads
 */
export function Skeleton({
  title,
  bars = 6,
  className,
}: {
  title: Message;
  bars?: number;
  className?: string | undefined;
}) {
  const intl = useIntl();
  const skeleton = (
    <div className={styles.bars} role="status" aria-busy="true" aria-label={intl.formatMessage(title)}>
      {Array.from({ length: bars }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
  return className === undefined ? skeleton : <div className={className}>{skeleton}</div>;
}

/** An empty list or result, with what to do next as children. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  children,
}: {
  title: ReactNode;
  heading?: Heading;
  children?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      <StateIcon path="M16 26h40v30H16zM16 26l8-12h24l8 12M28 36h16" />
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
}

/** The page for content that does not exist, or no longer; children are links to other pages. */
export function NotFoundState({
  title,
  why,
  children,
}: {
  title: Message;
  why: Message;
  children?: ReactNode;
}) {
  return (
    <EmptyState heading="h1" title={<FormattedMessage {...title} />}>
      <p>
        <FormattedMessage {...why} />
      </p>
      {children}
    </EmptyState>
  );
}

/** Content that could not be loaded: reason, request id for support, retry. */
export function ErrorState({
  error,
  onRetry,
  heading: Heading = 'h2',
}: {
  error: unknown;
  onRetry: () => unknown;
  heading?: Heading;
}) {
  const text = useErrorMessage();
  return (
    <div className={styles.state} role="alert">
      <StateIcon path="M36 14 60 56H12zM36 30v12m0 6v1" />
      <Heading className={styles.title}>
        <FormattedMessage {...messages.failedTitle} />
      </Heading>
      <p>{text(error)}</p>
      <ErrorNumber error={error} />
      <Button onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </div>
  );
}

/** A short note instead of content, if the page's banner gives the reason. */
export function UnavailableNote({ children }: { children: ReactNode }) {
  return <p className={styles.missing}>{children}</p>;
}

function StateIcon({ path }: { path: string }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 72 72"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    >
      <path d={path} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
