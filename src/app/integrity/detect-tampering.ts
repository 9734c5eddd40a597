/** The complete input of the check (R10.57). */
export interface IntegrityFacts {
  /** Build setting; `preview` is for demonstrations. */
  secretKey: string;
  /** Hosts that may use the key `preview`, from the build (R10.20). */
  demoHosts: readonly string[];
  /** The icon packages of the build. */
  iconSet: readonly string[];
  hostname: string;
}

/** Why the portal is disabled. */
export type Tampering = 'iconsMissing' | 'previewElsewhere';

export const requiredIcons = '@ant-design/icons';

/** Detects a build without its icons, and the key `preview` on a host that may not use it (R6.9 to R6.11). Pure. */
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

/** Loopback, or a private network (RFC 1918). */
function isLocalHostname(hostname: string): boolean {
  return (
    /^(localhost|.+\.localhost|\[?::1\]?)$/.test(hostname) ||
    /^(127|10)(\.\d{1,3}){3}$/.test(hostname) ||
    /^192\.168(\.\d{1,3}){2}$/.test(hostname) ||
    /^172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}$/.test(hostname)
  );
}
