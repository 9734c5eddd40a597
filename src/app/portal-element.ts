import { CssChunkLoadError, hasPageStyles } from '@/shared/chunks/page-styles';
import { defaultLanguage } from '@/shared/intl/languages';
import { transferInput } from '@/shared/lib/transfer-input';
import { acquireStyleContainer } from '@/shared/theme/style-container';
import { removeNode } from '@/shared/lib/remove-node';

export interface PortalElement {
  /** Root element of the portal. */
  element: HTMLElement;
  /** Container of antd's run-time styles. */
  styleContainer: HTMLElement;
  /** The banner that index.html painted before any script; the portal keeps the node. */
  shellBanner: HTMLElement | null;
  /**
   * Shows the portal instead of the shell that index.html painted; may be called again.
   * @param scrollY scroll position of the window
   */
  reveal(scrollY?: number): void;
  dispose(): void;
}

/**
 * Adds the portal's root to its container. It stays hidden while index.html's shell is shown, so that nothing moves when
 * the portal takes its place.
 * @param report receives CssChunkLoadError when the styles of the page do not apply
 */
export function createPortalElement(
  container: HTMLElement,
  embedded: boolean,
  report: (error: CssChunkLoadError) => void,
): PortalElement {
  const element = document.createElement('div');
  element.className = 'portal';
  element.lang = defaultLanguage; // until the texts of another language are loaded
  element.dir = 'ltr'; // whatever the direction of the host's page is
  element.dataset.testid = 'session-state';
  element.toggleAttribute('data-embedded', embedded);
  const shell = container.querySelector('[data-first-paint]');
  element.hidden = shell !== null;
  const styles = acquireStyleContainer();
  container.append(styles.element, element);
  // no styles apply to an element that the host has removed meanwhile
  if (element.isConnected && !hasPageStyles(element)) report(new CssChunkLoadError());
  return {
    element,
    styleContainer: styles.element,
    shellBanner: shell?.querySelector<HTMLElement>('.portal-banner') ?? null,
    reveal(scrollY = 0) {
      if (!element.hidden) return;
      const [painted, rendered] = [shell, element].map((part) => part?.querySelector('main'));
      const finish = painted && rendered && transferInput(painted, rendered);
      if (shell) removeNode(shell);
      element.hidden = false;
      finish?.();
      if (scrollY > 0) window.scrollTo(0, scrollY);
    },
    dispose() {
      removeNode(element);
      styles.release();
    },
  };
}
