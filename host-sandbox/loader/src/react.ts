import { Component, createElement, type CSSProperties, type ReactNode } from 'react';
import { loadPortal, type MountedPortal, type PortalProps } from './loader';

export interface TrainingPortalProps extends PortalProps {
  /** Address of the portal's page, such as `https://training.example.org/`. */
  readonly url: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /**
   * Shown in place of a portal that cannot be mounted; `retry` mounts it again. Default: the reason is written to the
   * console.
   */
  readonly renderFailure?: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  readonly failure?: { readonly error: unknown } | undefined;
}

/** The portal as a component, for React 16 and newer. Its `ref` has `canLeave` and `navigate`. */
export class TrainingPortal extends Component<TrainingPortalProps, State> {
  override state: State = {};
  private element: HTMLElement | null = null;
  private portal: MountedPortal | undefined;

  /** Asks the user whether unsaved input may be lost; call it before you leave the page. */
  canLeave(): Promise<boolean> {
    return this.portal?.canLeave() ?? Promise.resolve(true);
  }

  /** Whether leaving would lose what the user has typed. */
  hasUnsavedInput(): boolean {
    return this.portal?.hasUnsavedInput() ?? false;
  }

  /** Opens an in-app address such as `/uc/myCert`. */
  navigate(address: string): Promise<void> {
    return this.portal?.navigate(address) ?? Promise.reject(new Error('The portal is not mounted'));
  }

  override componentDidMount(): void {
    this.mount();
  }

  override componentDidUpdate(previous: TrainingPortalProps): void {
    if (previous.url !== this.props.url) this.retry();
    else this.portal?.update(portalProps(this.props));
  }

  override componentWillUnmount(): void {
    this.unmount();
  }

  override render(): ReactNode {
    const { className, style, renderFailure } = this.props;
    const { failure } = this.state;
    const setElement = this.setElement;
    return [
      // its own element, which React leaves alone
      createElement('div', { key: 'portal', ref: setElement, className, style }),
      failure && renderFailure
        ? createElement('div', { key: 'failure' }, renderFailure(failure.error, this.retry))
        : null,
    ];
  }

  private readonly setElement = (element: HTMLElement | null) => {
    if (element) this.element = element;
  };

  private readonly retry = () => {
    this.unmount();
    this.setState({ failure: undefined });
    this.mount();
  };

  private mount(): void {
    if (!this.element) return;
    const portal = loadPortal(this.props.url).mount(this.element, portalProps(this.props));
    this.portal = portal;
    portal.ready.catch((error: unknown) => {
      if (!this.props.renderFailure) console.error(error);
      else if (this.portal === portal) this.setState({ failure: { error } });
    });
  }

  private unmount(): void {
    this.portal?.unmount().catch(console.error);
    this.portal = undefined;
  }
}

function portalProps({
  url: _,
  className: _c,
  style: _s,
  renderFailure: _r,
  ...props
}: TrainingPortalProps): PortalProps {
  return props;
}
