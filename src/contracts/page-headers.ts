/** Where browsers report violations of the page's Content-Security-Policy. */
export const cspReportPath = '/api/csp-reports';

/** Name of that address in the policy. */
export const cspReportGroup = 'csp';

/**
 * Headers of the portal's page in addition to its Content-Security-Policy, for every server that serves it. They turn
 * off browser features that the portal never uses.
 */
export const pageHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Reporting-Endpoints': `${cspReportGroup}="${cspReportPath}"`,
} as const;

/**
 * Headers of the page over TLS: they isolate it from windows of other origins. Over http browsers ignore them, with an
 * error in the console.
 */
export const tlsPageHeaders = { 'Cross-Origin-Opener-Policy': 'same-origin' } as const;
