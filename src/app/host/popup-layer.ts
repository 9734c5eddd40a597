import type { HostProps } from '@/contracts/host';
import { hasPageStyles } from '@/shared/chunks/page-styles';
import { HostPropError } from './host-props';
import { removeNode } from '@/shared/lib/remove-node';

export interface PopupLayer {
  /** Where dialogs, toasts and pop-ups open. */
  element: HTMLElement;
  dispose(): void;
}

/**
 * Adds a layer to the host's pop-up container that looks as the portal's root does. Without such a container, and where the
 * portal's styles do not reach it, pop-ups open in the root.
 * @param root of the portal; its attributes select theme, language and text size
 * @param report receives HostPropError when the styles do not reach the container
 */
export function createPopupLayer(
  root: HTMLElement,
  { popupContainer }: Pick<HostProps, 'popupContainer'>,
  report: (error: HostPropError) => void,
): PopupLayer {
  if (!popupContainer) return { element: root, dispose: () => undefined };
  const element = document.createElement('div');
  const copy = () => {
    for (const { name, value } of root.attributes)
      if (name !== 'data-testid') element.setAttribute(name, value);
    for (const { name } of [...element.attributes])
      if (!root.hasAttribute(name)) element.removeAttribute(name);
    element.classList.add('portal-popups');
  };
  copy();
  popupContainer.append(element);
  if (!hasPageStyles(element)) {
    removeNode(element);
    report(new HostPropError('popupContainer: expected an element that the styles of the portal reach'));
    return { element: root, dispose: () => undefined };
  }
  const observer = new MutationObserver(copy);
  observer.observe(root, { attributes: true });
  return {
    element,
    dispose() {
      observer.disconnect();
      removeNode(element);
    },
  };
}
