import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in for the children once one of them has failed; null for nothing. */
  fallback: ((retry: () => void) => ReactNode) | null;
  children: ReactNode;
}

/** Keeps what fails inside it, in rendering or in an effect, from taking along what stands around it. */
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
