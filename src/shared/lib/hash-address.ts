/**
 * The address of this page with another hash, for the history. `#/path` alone would be resolved against a `base` element
 * of the host, so it would lead to another page, or to another origin, which the history rejects.
 */
export function hashAddress(path: string): string {
  return `${pageOf(location.href)}#${path}`;
}

/** The same for a link: short on a page without a `base` element. */
export function hashLink(path: string): string {
  return pageOf(document.baseURI) === pageOf(location.href) ? `#${path}` : hashAddress(path);
}

function pageOf(address: string): string {
  const [page = ''] = address.split('#');
  return page;
}
