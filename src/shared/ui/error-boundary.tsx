import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown once a child has thrown; null for nothing. */
  fallback: ((retry: () => void, error: unknown) => ReactNode) | null;
  children: ReactNode;
}

/** Limits an error of rendering or of an effect to its children. */
export class ErrorBoundary extends Component<Props, { failed: boolean; error?: unknown }> {
  override state: { failed: boolean; error?: unknown } = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  readonly retry = () => {
    this.setState({ failed: false, error: undefined });
  };

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback?.(this.retry, this.state.error) : children;
  }
}
