/**
 * Errors and reasons that the portal reports to its host. `npm run docs` writes the comments of the codes into
 * docs/debugging.md: the cause, where to look (`@look`), and what to do (`@remedy`).
 */

/** Why the host should sign the user in: the argument of `onSessionExpired`. */
export type SessionEndReason =
  /**
   * The platform rejected the host's token with HTTP 401 or `A0401`.
   * @look network: the first call with that response; does its `authorization` carry the token that the host means?
   * @remedy Sign the user in again and pass the new token: the page and what was typed are still there. When it returns
   * at once, the platform does not accept tokens of the host's login: `apiBase` may be that of another system.
   */
  | 'expired'
  /**
   * A page requires a signed-in user, and the host's token is `''` or `null`.
   * @look the last token that the host passed, and the page in `onNavigate`
   * @remedy Sign the user in and pass the token: the page opens by itself. Paths that visitors may open are in
   * `publicPaths`.
   */
  | 'missing';

/** What went wrong, for a program. The guide to debugging has causes and remedies. */
export type HostErrorCode =
  /**
   * A new version has replaced a file of the portal: the file is gone (404 or 410). Only a reload of the host's page helps.
   * @look network: the file that the message names
   * @remedy Offer a reload of the host's page. Keep the files of earlier builds for some days, as `npm run release` does.
   */
  | 'CHUNK_GONE'
  /**
   * Code of a page or a part did not arrive: no network, a timeout, an error status, or a policy of the host.
   * @look network: the file that the message names; console: a refusal by CSP or CORS
   * @remedy The page offers a retry. When it fails again, let the server send the file with `access-control-allow-origin`,
   * and allow the portal's origin in `script-src` of the host.
   */
  | 'CHUNK_LOAD_FAILED'
  /**
   * Styles did not arrive, or those of the portal's page do not apply to its container.
   * @look the message: the file, or "of the page"; console: a refusal by CSP
   * @remedy Allow the portal's origin and `'unsafe-inline'` in `style-src` of the host, and let the host keep the `style`
   * elements of the portal's page.
   */
  | 'CSS_CHUNK_LOAD_FAILED'
  /**
   * The platform is away: a page gets no data, or the host's token cannot be used, which was not rejected. It is reported
   * once, until the platform responds again. The page offers a retry; for the host's token the portal tries again by
   * itself, after 1 second and then after growing delays of up to 30 seconds.
   * @look `error.status`: 0 without a response (network, CORS), 406 for another format than that of the calls, such as
   * the HTML page of a wrong `apiBase`, else the HTTP status
   * @remedy 0: put the host's origin into `ALLOWED_ORIGINS` of the platform. 406: check `config.apiBase` and
   * `config.product`. 5xx: see the platform's log. Keep the token; the user need not sign in.
   */
  | 'PLATFORM_UNAVAILABLE'
  /**
   * A prop is invalid; its default is used.
   * @look the message: the prop and what was expected
   * @remedy Pass what was expected; `satisfies HostProps` finds most of these mistakes at compile time.
   */
  | 'INVALID_PROP'
  /**
   * A setting of `config` or of `#portal-config` is invalid; its default is used.
   * @look the message: the setting and what was expected
   * @remedy Correct it in the prop `config`, or in the JSON block of the portal's `index.html`.
   */
  | 'INVALID_SETTING'
  /**
   * Another portal of the page has the hash; this one keeps its address in memory.
   * @look `data-history` of the portals' roots; a portal that was not unmounted still has the hash
   * @remedy Pass `history: 'memory'` to all portals but one, and call `unmount` when the host leaves a portal.
   */
  | 'HASH_TAKEN'
  /**
   * A callback of the host threw, or its promise was rejected. The portal goes on.
   * @look the message names the callback; `error.cause` is what it threw
   * @remedy Handle the exception inside the callback.
   */
  | 'HOST_CALLBACK_FAILED'
  /**
   * Any other error, such as an exception in rendering or in an effect. The page or part shows a retry. Without an
   * exception: `CallRefused` in `error.cause.name`, when the platform refused progress or an answer for good, which stays
   * on this computer; `UnreadableContent`, when a video, its captions or a document cannot be shown, which the page says.
   * @look `error.cause` and its stack; `npm run trace` with the error number of the page
   * @remedy It is a fault of the portal, or data that the platform should not send: report it with the error number.
   */
  | 'UNEXPECTED';

/** `warning`: a mistake of the integration, with which the portal works; `error`: a page or a part does not work. */
export type HostErrorSeverity = 'warning' | 'error';

/** An error of the portal, as `onError` receives it. */
export interface HostError extends Error {
  /** What went wrong, for a program. */
  readonly code: HostErrorCode;
  /** Severity. */
  readonly severity: HostErrorSeverity;
  /**
   * With `PLATFORM_UNAVAILABLE`: the HTTP status; 0 without a response (network, CORS), 406 when the response has
   * another format than the calls, such as the HTML page of a wrong `apiBase`.
   */
  readonly status?: number;
}
