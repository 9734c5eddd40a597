import { loadPortal, type MountedPortal, type PortalProps } from './loader';

/**
 * The element `<training-portal url="https://training.example.org/" language="zh-CN" theme="dark">`, for a page without a
 * framework and for any framework. Importing this module defines it. Everything but the address and the appearance is set
 * by the property `props`, which may be set again at any time.
 */
export class TrainingPortalElement extends HTMLElement {
  static readonly observedAttributes: readonly string[] = ['url', 'language', 'theme'];
  private given: PortalProps | undefined;
  private portal: MountedPortal | undefined;

  /** Props of the portal. The token is given here, and not as an attribute, which every script of the page can read. */
  get props(): PortalProps {
    return this.given ?? {};
  }
  set props(props: PortalProps) {
    const isFirst = !this.given;
    this.given = props;
    // Angular sets the properties of an element after it has added it, and the portal takes most props at the mount only
    if (isFirst) this.remount();
    else this.portal?.update(this.portalProps());
  }

  /** Asks the user whether unsaved input may be lost; call it before you remove the element. */
  canLeave(): Promise<boolean> {
    return this.portal?.canLeave() ?? Promise.resolve(true);
  }

  /** Whether removing the element would lose what the user has typed. */
  hasUnsavedInput(): boolean {
    return this.portal?.hasUnsavedInput() ?? false;
  }

  /** Opens an in-app address such as `/uc/myCert`. */
  navigate(address: string): Promise<void> {
    return this.portal?.navigate(address) ?? Promise.reject(new Error('The portal is not mounted'));
  }

  connectedCallback(): void {
    const url = this.getAttribute('url');
    if (!url || this.portal) return;
    if (!this.style.display) this.style.display = 'block';
    this.portal = loadPortal(url).mount(this, this.portalProps());
    this.portal.ready.catch((error: unknown) => {
      // as a script or a picture reports that it was not loaded
      this.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
      console.error(error);
    });
  }

  disconnectedCallback(): void {
    this.portal?.unmount().catch(console.error);
    this.portal = undefined;
  }

  attributeChangedCallback(name: string, previous: string | null, next: string | null): void {
    if (!this.isConnected || previous === next) return;
    if (name === 'url') this.remount();
    else this.portal?.update(this.portalProps());
  }

  private remount(): void {
    if (!this.isConnected) return;
    this.disconnectedCallback();
    this.connectedCallback();
  }

  private portalProps(): PortalProps {
    const language = this.getAttribute('language');
    const theme = this.getAttribute('theme');
    const appearance = { ...(language && { language }), ...(theme && { theme }) } as PortalProps;
    return { ...this.props, ...appearance };
  }
}

if (!customElements.get('training-portal')) customElements.define('training-portal', TrainingPortalElement);
