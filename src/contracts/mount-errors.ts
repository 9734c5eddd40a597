/**
 * Messages of the errors with which `mount` rejects; nothing of the portal is left then. `npm run docs` writes the
 * comments into docs/debugging.md: the cause, where to look (`@look`), and what to do (`@remedy`).
 */
export const mountErrors = {
  /**
   * `portal.js` did not get the portal's page.
   * @look network: the page's address, next to `portal.js`
   * @remedy Serve `index.html` next to `portal.js`, with a slash at the end of its folder. The next mount tries again.
   */
  pageStatus: (page: string, status: number) => `The portal's page ${page} answered HTTP ${status}`,
  /**
   * The address of the portal's page responds with another page.
   * @look network: the response of that address, such as the start page or the login of another server
   * @remedy Let the server of the portal respond there with the `index.html` of the build.
   */
  notThePage: 'The portal’s page has no #portal-root',
  /**
   * A release is under way: `portal.js` and the portal's page are of different builds, and the newest `portal.js` is not of
   * the page's build either.
   * @look network: which script the page names, and the response for `portal.js`
   * @remedy Put `portal.js` in place before the page, as `npm run release` does. The next mount tries again.
   */
  beingReplaced: 'The portal is being replaced by another version',
  /**
   * A portal is in this container, or still loads there.
   * @look calls of `mount` in the host, such as an effect that runs twice
   * @remedy Call `unmount` before the next `mount`, or `update` for changed props.
   */
  mountedAlready: 'A portal is mounted here already',
  /**
   * The prop `container` is no element, such as a selector.
   * @look what the host passes as `container`
   * @remedy Pass the element itself; with qiankun pass no `container` in `props`, since qiankun sets it.
   */
  invalidContainer: 'container: expected the element that qiankun made',
  /**
   * The content of the portal's page is not in the container.
   * @look the container in the inspector: did the host render it again, or empty it?
   * @remedy Leave the container to the portal while it loads. A host without a framework calls `mount` of `portal.js`.
   */
  noMountPoint: 'The container has no element #portal-root',
  /**
   * A library of the host, such as Prototype.js up to 1.6.0, has replaced `Array.prototype.reduce` by another function.
   * @look the scripts of the host's page
   * @remedy Load a newer version of the library, or show the portal in a frame with methods of its own: wujie, micro-app, an iframe.
   */
  replacedMethods: 'A library of this page has replaced Array.prototype.reduce',
  /**
   * The portal's script has arrived in part only; the rejection is that of `bootstrap`.
   * @look network: size and status of the files in `assets/`
   * @remedy Load the host's page again. When it stays, copy the whole build again, and see the proxy or CDN in between.
   */
  incompleteScript: 'The script is incomplete',
} as const;
