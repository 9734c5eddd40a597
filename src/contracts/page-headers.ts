/** Where browsers report violations of the page's Content-Security-Policy. */
export const cspReportPath = '/api/csp-reports';

/** Name of that address in the policy. */
export const cspReportGroup = 'csp';

/**
 * Headers of the portal's page beside its Content-Security-Policy, for every server that serves it. What the portal
 * never uses is off.
 */
export const pageHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Reporting-Endpoints': `${cspReportGroup}="${cspReportPath}"`,
} as const;

/**
 * Headers of the page once TLS is in front: windows of other origins get no hold of it. Over http browsers ignore it,
 * with an error in the console.
 */
export const tlsPageHeaders = { 'Cross-Origin-Opener-Policy': 'same-origin' } as const;
