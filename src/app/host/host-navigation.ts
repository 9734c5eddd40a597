/**
 * Hands a link to another page of the host's own origin to the host, which may go there without loading itself anew.
 * Links that the browser shall open elsewhere (a modifier key, another button) stay the browser's, so do files, links
 * to other sites and whatever has been answered already.
 * @param root of the portal
 * @returns stops it
 */
export function setupHostLinkHandling(root: HTMLElement, navigate: (address: string) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = (target as Element).closest<HTMLAnchorElement>('a[href][rel~=external]');
    if (link?.origin !== location.origin || !/^https?:$/.test(link.protocol)) return;
    event.preventDefault();
    navigate(link.href);
  };
  root.addEventListener('click', handleClick);
  return () => {
    root.removeEventListener('click', handleClick);
  };
}
