import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown once a child has thrown; null for nothing. */
  fallback: ((retry: () => void) => ReactNode) | null;
  children: ReactNode;
}

/** Limits an error of rendering or of an effect to its children. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly retry = () => {
    this.setState({ failed: false });
  };

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback?.(this.retry) : children;
  }
}
