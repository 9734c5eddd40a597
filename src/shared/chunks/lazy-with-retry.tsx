import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { useHasUnsaved } from '../form/unsaved-changes';
import { onOnline } from '../lib/page-events';
import { Button } from '../ui/button';
import { ErrorNumber } from '../ui/error-number';
import { ErrorBoundary } from '../ui/error-boundary';
import { messages } from '../ui/messages';
import { ChunkLoadError, isGoneChunk, loadChunkWithRetry, type Chunk } from './load-chunk';
import styles from './lazy-with-retry.module.css';

interface Options {
  /** Shown while the code is loading; nothing by default. */
  loading?: ReactNode;
  /** `overlay` for dialogs: the failure floats at the bottom of the window instead of being part of the text. */
  placement?: 'inline' | 'overlay';
}

/**
 * A component whose code is loaded when it is first rendered. If that fails, an alert with a retry button replaces it,
 * and the components around it stay mounted with their input. Like any rendering error, the error is passed to the
 * root's `onCaughtError`, and so to the error log and the host. Rendering it again, for example by reopening a dialog,
 * retries too.
 */
export function lazyWithRetry<Props extends object>(
  chunk: Chunk<ComponentType<Props>>,
  { loading = null, placement = 'inline' }: Options = {},
): ComponentType<Props> {
  const attempt = attemptsOf(chunk);
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState(attempt);
    return (
      <ChunkErrorBoundary
        placement={placement}
        onRetry={() => {
          setLoaded(attempt);
        }}
      >
        <Suspense fallback={loading}>
          <Loaded {...props} />
        </Suspense>
      </ChunkErrorBoundary>
    );
  };
}

/** Extra prop of the component that replaces missing code. */
export interface Retriable {
  /** Loads the code again; if it fails again, the fallback is mounted again. */
  retry: () => void;
}

/**
 * For parts that must work in any case: if the code cannot be loaded, a simpler component replaces it. The error is
 * reported as in `lazyWithRetry`. Rendering it again retries.
 */
export function lazyWithFallback<Props extends object>(
  chunk: Chunk<ComponentType<Props>>,
  Fallback: ComponentType<Props & Retriable>,
): ComponentType<Props> {
  const attempt = attemptsOf(chunk);
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState(attempt);
    const fallback = (onRetry: () => void) => (
      <Fallback
        {...props}
        retry={() => {
          setLoaded(attempt);
          onRetry();
        }}
      />
    );
    return (
      <ErrorBoundary fallback={fallback}>
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/**
 * React.lazy caches a failure: each retry needs a new lazy component.
 * @returns a function that returns the component of the latest attempt
 */
function attemptsOf<Props extends object>(chunk: Chunk<ComponentType<Props>>): () => ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(() =>
      loadChunkWithRetry(chunk).then(
        (component) => ({ default: component }),
        (error: unknown) => {
          current = attempt();
          throw error;
        },
      ),
    );
  let current = attempt();
  return () => current;
}

interface BoundaryProps {
  placement: 'inline' | 'overlay';
  onRetry: () => void;
  children: ReactNode;
}

/** Catches chunks that fail to load; any other error is left to the next boundary. */
class ChunkErrorBoundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { placement, onRetry, children } = this.props;
    if (error === null) return children;
    if (!(error instanceof ChunkLoadError)) throw error;
    return (
      <ChunkFailure
        placement={placement}
        onRetry={() => {
          onRetry();
          this.setState({ error: null });
        }}
      >
        {isGoneChunk(error) ? <GoneText /> : <FormattedMessage {...messages.failedTitle} />}
        <ErrorNumber error={error} />
      </ChunkFailure>
    );
  }
}

/** Asks the user to save unsaved input and then to reload, which loads the new code. */
function GoneText() {
  return <FormattedMessage {...(useHasUnsaved() ? messages.reloadPageUnsaved : messages.reloadPage)} />;
}

/** Says that code could not be loaded, with a retry button; it also retries when the network is back. */
export function ChunkFailure({ placement, onRetry, children }: BoundaryProps) {
  const retry = useEffectEvent(onRetry);
  useEffect(
    () =>
      onOnline(() => {
        retry();
      }),
    [],
  );
  return (
    <div className={styles.failed} data-placement={placement} role="alert">
      <div>{children}</div>
      <Button onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
    </div>
  );
}
