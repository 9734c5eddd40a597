import { faulty, fits, type Finding } from '../findings';
import type { FaultName } from '../faults';
import type { Visit } from '../visit';

type Directive =
  | 'script-src'
  | 'style-src'
  | 'connect-src'
  | 'img-src'
  | 'media-src'
  | 'font-src'
  | 'worker-src';

const faultOf: Readonly<Record<Directive, FaultName>> = {
  'script-src': 'policy-script',
  'style-src': 'policy-style',
  'connect-src': 'policy-connect',
  'img-src': 'policy-media',
  'media-src': 'policy-media',
  'font-src': 'policy-media',
  'worker-src': 'policy-media',
};

/**
 * Compares the policy of the host's page, by header or by a meta element, with the table of the guide, and reads what the
 * browser has blocked.
 * @param apiOrigin empty while no call was seen
 */
export async function checkPolicy(visit: Visit, portalOrigin: string, apiOrigin: string): Promise<Finding[]> {
  const { page, headers, violations } = visit;
  const meta = page.locator('meta[http-equiv="Content-Security-Policy" i]');
  const texts = await meta.evaluateAll((all) => all.map((one) => (one as HTMLMetaElement).content));
  const policies = [headers()['content-security-policy'] ?? '', ...texts].filter(Boolean).map(parsePolicy);
  const usesQiankun = await page.evaluate(() => '__app_instance_name_map__' in window);
  const lacking = new Map<FaultName, string[]>();
  for (const policy of policies)
    for (const [directive, sources] of needs(portalOrigin, apiOrigin, usesQiankun)) {
      const allowed = policy.get(directive) ?? fallback(policy, directive);
      const missing = sources.filter((source) => allowed && !permits(allowed, source, page.url()));
      const fault = faultOf[directive];
      if (missing.length > 0)
        lacking.set(fault, [...(lacking.get(fault) ?? []), `${directive} ${missing.join(' ')}`]);
    }
  for (const violation of violations) {
    const [name = ''] = violation.split(' ');
    const fault = faultOf[name.replace(/-(elem|attr)$/, '') as Directive] as FaultName | undefined;
    if (fault && !lacking.has(fault)) lacking.set(fault, [violation]);
  }
  if (lacking.size === 0) return [fits('policy', policies.length === 0 ? '没有 CSP' : '')];
  return [...lacking].map(([fault, details]) => faulty('policy', fault, details.join('；')));
}

function needs(portal: string, api: string, usesQiankun: boolean): [Directive, string[]][] {
  const origins = [...new Set([portal, api].filter(Boolean))];
  return [
    ['script-src', [portal, ...(usesQiankun ? ["'unsafe-eval'"] : [])].filter(Boolean)],
    ['style-src', ["'unsafe-inline'"]],
    ['connect-src', origins],
    ['img-src', [...origins, 'data:', 'blob:']],
    ['media-src', [...origins, 'blob:']],
    ['font-src', ['data:']],
    ['worker-src', ['blob:']],
  ];
}

const parsePolicy = (text: string) =>
  new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const),
  );

function fallback(policy: ReadonlyMap<string, string[]>, directive: Directive): string[] | undefined {
  const script = directive === 'worker-src' ? policy.get('script-src') : undefined;
  return script ?? policy.get('default-src');
}

/** Whether a list of sources has one; wildcards of hosts count. */
function permits(allowed: readonly string[], source: string, page: string): boolean {
  if (allowed.includes(source)) return true;
  if (source.startsWith("'") || /^[a-z]+:$/.test(source)) return false;
  const { origin, protocol, host } = new URL(source);
  return allowed.some((entry) => {
    if (entry === '*' || entry === protocol) return true;
    if (entry === "'self'") return new URL(page).origin === origin;
    const pattern = entry.replace(/^[a-z]+:\/\//, '').replace(/\/.*$/, '');
    return pattern === host || (pattern.startsWith('*.') && host.endsWith(pattern.slice(1)));
  });
}
