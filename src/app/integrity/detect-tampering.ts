/** All that the check looks at (R10.57). */
export interface IntegrityFacts {
  /** Setting of the build; `preview` is for demonstrations. */
  secretKey: string;
  /** Hosts that may show a demonstration, known to the build (R10.20). */
  demoHosts: readonly string[];
  /** The icon packages the build was made with. */
  iconSet: readonly string[];
  hostname: string;
}

/** Why the framework is not to work. */
export type Tampering = 'iconsMissing' | 'previewElsewhere';

/** Without it there are no icons. */
export const requiredIcons = '@ant-design/icons';

/** Whether somebody has taken the icons out, or shows a demonstration where it is none (R6.9 to R6.11). Pure. */
export function detectTampering({
  secretKey,
  demoHosts,
  iconSet,
  hostname,
}: IntegrityFacts): Tampering | null {
  if (!iconSet.includes(requiredIcons)) return 'iconsMissing';
  if (secretKey !== 'preview' || isLocalHostname(hostname)) return null;
  const isDemo = demoHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isDemo ? null : 'previewElsewhere';
}

/** This computer, or one of its own network (RFC 1918). */
function isLocalHostname(hostname: string): boolean {
  return (
    /^(localhost|.+\.localhost|\[?::1\]?)$/.test(hostname) ||
    /^(127|10)(\.\d{1,3}){3}$/.test(hostname) ||
    /^192\.168(\.\d{1,3}){2}$/.test(hostname) ||
    /^172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}$/.test(hostname)
  );
}
